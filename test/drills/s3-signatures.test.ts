import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createS3Store, type S3Settings } from '../../cli/export/s3-store.ts';
import { createSecret } from '../../core/secret.ts';
import { pythonWithBoto } from './s3-server.ts';

/** Signs the requests again with botocore, and prints which have its signatures. */
const SIGN_AGAIN = `
import json, sys
from botocore.auth import S3SigV4Auth, S3SigV4QueryAuth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials
from urllib.parse import urlsplit, parse_qs
given = json.loads(sys.argv[1])
credentials = Credentials('AK', 'a/secret+key', 'a-token')
same = []
for one in given['requests']:
    headers = one['headers']
    names = headers['authorization'].split('SignedHeaders=')[1].split(',')[0].split(';')
    request = AWSRequest(method=one['method'], url='http://' + headers['host'] + one['url'], headers={n: headers[n] for n in names})
    request.context['timestamp'] = headers['x-amz-date']
    auth = S3SigV4Auth(credentials, 's3', 'eu-west-1')
    signature = auth.signature(auth.string_to_sign(request, auth.canonical_request(request)), request)
    same.append(signature == headers['authorization'].split('Signature=')[1])
url = given['presigned']
query = parse_qs(urlsplit(url).query)
request = AWSRequest(method='GET', url=url.split('&X-Amz-Signature')[0], headers={'host': urlsplit(url).netloc})
request.context['timestamp'] = query['X-Amz-Date'][0]
auth = S3SigV4QueryAuth(credentials, 's3', 'eu-west-1', expires=900)
signature = auth.signature(auth.string_to_sign(request, auth.canonical_request(request)), request)
same.append(signature == query['X-Amz-Signature'][0])
print(json.dumps(same))
`;

interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
}

describe('requests to S3', () => {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers });
    request.resume().on('end', () => response.end('<ListBucketResult></ListBucketResult>'));
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test("have the signatures that Amazon's own library computes, also with odd prefixes and a session token", async () => {
    const settings: S3Settings = {
      accessKeyId: 'AK',
      secretAccessKey: createSecret('a/secret+key'),
      sessionToken: createSecret('a-token'),
      region: 'eu-west-1',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    };
    const store = createS3Store({ bucket: 'a-bucket', prefix: "some/odd prefix+(é)*'!" }, settings);
    const path = 'warrants/x/public_year=2026/part-0000.parquet';
    await store.list('warrants/x');
    await store.read('warrants/x/manifest.json');
    await writeFile(await store.stage(path), 'bytes');
    await store.publish(path, { bytes: 5, sha256: createHash('sha256').update('bytes').digest('hex') });
    await store.write('warrants/x/manifest.json', 'text');
    await store.remove([path]);
    const found = await store.open(path, null);
    await store.close();
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'GET', 'PUT', 'PUT', 'DELETE']);
    const presigned = found !== null && 'url' in found ? found.url : '';
    const printed = await pythonWithBoto(['-c', SIGN_AGAIN, JSON.stringify({ requests: seen, presigned })]);
    expect(JSON.parse(printed)).toEqual([true, true, true, true, true, true]);
  }, 200_000);
});
