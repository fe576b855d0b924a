import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '../../api/http/access.ts';
import { acceptTokens } from '../../api/http/oauth-tokens.ts';
import { problem } from '../../api/http/problems.ts';
import { createTestApi, openAccess, type TestApi } from './api-fixture.ts';

const AUDIENCE = 'https://api.company.example/mcp';

let issuer: string;
let server: Server;
let access: Access;
let api: TestApi;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;

/** An issuer with metadata (RFC 8414) and a key. */
beforeAll(async () => {
  keys = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' };
  server = createServer((request, response) => {
    const answers: Readonly<Record<string, object>> = {
      '/.well-known/oauth-authorization-server': { issuer, jwks_uri: `${issuer}/keys` },
      '/keys': { keys: [jwk] },
    };
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const onlyKeys: Access = {
    ...openAccess('none'),
    authenticate: () => Promise.reject(problem(401, 'invalid-key', 'no valid key')),
  };
  access = acceptTokens(
    onlyKeys,
    { issuer, audience: AUDIENCE, organizationClaim: 'organization' },
    { organizationId: async (name) => (name === 'fund' ? 'the-fund' : null) },
  );
  api = await createTestApi({
    operations: [],
    access: () => access,
    oauthIssuer: issuer,
    publicUrl: 'https://api.company.example',
  });
});
afterAll(async () => {
  await api.drop();
  await new Promise((resolve) => server.close(resolve));
});

function token(claims: Readonly<Record<string, string>> = {}, expires = '5m', key = keys.privateKey): Promise<string> {
  return new SignJWT({ organization: 'fund', scope: 'read openid webhooks', ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .setIssuer(claims['iss'] ?? issuer)
    .setAudience(claims['aud'] ?? AUDIENCE)
    .setSubject('agent-1')
    .setExpirationTime(expires)
    .sign(key);
}

const authenticate = async (text: string) =>
  access.authenticate({ headers: { authorization: `Bearer ${text}` }, address: '127.0.0.1' });

describe('OAuth tokens', () => {
  it('name the caller, its organization and the scopes that this API knows', async () => {
    expect(await authenticate(await token())).toEqual({
      organizationId: 'the-fund',
      keyId: 'oauth:agent-1',
      scopes: ['read', 'webhooks'],
    });
  });

  it('that are expired, of another audience, issuer or key are refused with 401', async () => {
    const other = await generateKeyPair('ES256');
    for (const bad of [
      await token({}, '-1m'),
      await token({ aud: 'https://other.example' }),
      await token({ iss: 'https://other.example' }),
      await token({}, '5m', other.privateKey),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ iss: issuer, aud: AUDIENCE, sub: 'a', exp: 9e9, organization: 'fund' })).toString('base64url')}.AA`,
    ]) {
      await expect(authenticate(bad)).rejects.toMatchObject({ status: 401, code: 'invalid-token' });
    }
  });

  it('of an organization that does not exist are refused with 403', async () => {
    await expect(authenticate(await token({ organization: 'nobody' }))).rejects.toMatchObject({ status: 403 });
  });

  it('leave API keys to those who check keys', async () => {
    await expect(authenticate('tm_abc_def')).rejects.toMatchObject({ code: 'invalid-key' });
  });
});

describe('discovery', () => {
  it('is by the metadata of RFC 9728, to which a refusal points', async () => {
    const metadata = await api.get('/.well-known/oauth-protected-resource/mcp');
    expect(metadata.body).toMatchObject({
      resource: 'https://api.company.example/mcp',
      authorization_servers: [issuer],
      scopes_supported: ['read', 'monitors', 'webhooks', 'operator'],
    });
    const refused = await api.send('POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect(refused.status).toBe(401);
    expect(refused.headers['www-authenticate']).toBe(
      'Bearer resource_metadata="https://api.company.example/.well-known/oauth-protected-resource/mcp"',
    );
  });
});
