import { describe, expect, test } from 'vitest';
import { refusedAddress } from '../../events/address-policy.ts';
import { type AllowList, NOTHING_ALLOWED, parseAllowList } from '../../events/allow-list.ts';
import { checkWebhookUrl, placeRefusal } from '../../events/webhook-url.ts';

function allowing(text: string): AllowList {
  const list = parseAllowList(text);
  if ('malformed' in list) throw new Error(`malformed: ${list.malformed}`);
  return list;
}

const refusalOf = (url: string, allow = NOTHING_ALLOWED): string | null => {
  const checked = checkWebhookUrl(url, allow);
  return 'refused' in checked ? checked.refused : null;
};

describe('addresses', () => {
  test.each([
    ['0.0.0.0', 'unspecified'],
    ['0.1.2.3', 'unspecified'],
    ['10.0.0.1', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['169.254.169.254', 'link-local'],
    ['100.64.0.1', 'carrier-grade NAT'],
    ['100.100.100.200', 'carrier-grade NAT'],
    ['168.63.129.16', 'metadata'],
    ['224.0.0.1', 'multicast'],
    ['239.255.255.250', 'multicast'],
    ['255.255.255.255', 'broadcast'],
    ['240.0.0.1', 'reserved'],
    ['192.0.0.192', 'reserved'],
    ['198.18.0.1', 'reserved'],
    ['203.0.113.9', 'reserved'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local'],
    ['febf::1', 'link-local'],
    ['fec0::1', 'site-local'],
    ['fd00:ec2::254', 'unique local'],
    ['fc00::1', 'unique local'],
    ['ff02::1', 'multicast'],
    ['::ffff:127.0.0.1', 'loopback, as IPv4-mapped'],
    ['::ffff:a9fe:a9fe', 'link-local, as IPv4-mapped'],
    ['::ffff:0:10.0.0.1', 'IPv4-translated'],
    ['::127.0.0.1', 'loopback, as IPv4-mapped'],
    ['::7f00:1', 'not global unicast'],
    ['::a00:1', 'not global unicast'],
    ['64:ff9b::7f00:1', 'loopback, as NAT64'],
    ['64:ff9b::169.254.169.254', 'link-local, as NAT64'],
    ['64:ff9b::168.63.129.16', 'metadata, as NAT64'],
    ['64:ff9b:1::10.0.0.1', 'local NAT64'],
    ['2002:7f00:1::', '6to4'],
    ['2002:a00:1::1', '6to4'],
    ['2002:808:808::1', '6to4'],
    ['2001:0:53aa:64c:0:0:f5ff:fffe', 'Teredo'],
    ['2606:4700::5efe:10.0.0.1', 'private, as ISATAP'],
    ['2606:4700::200:5efe:127.0.0.1', 'loopback, as ISATAP'],
    ['2001:db8::1', 'reserved'],
    ['100::1', 'discard'],
    ['4000::1', 'not global unicast'],
    ['localhost', 'not an address'],
    ['', 'not an address'],
  ])('%s is refused: %s', (address, reason) => {
    expect(refusedAddress(address)).toBe(reason);
  });

  test.each([
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '168.63.129.17',
    '2606:4700:4700::1111',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])('%s is public', (address) => {
    expect(refusedAddress(address)).toBeNull();
  });
});

describe('URLs', () => {
  test.each([
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://①②⑦.⓪.⓪.①/',
    'http://%31%32%37.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://0/',
    'https://169.254.169.254/latest/meta-data/',
  ])('%s is refused, however its host is spelled', (url) => {
    expect(refusalOf(url)).toMatch(/^the address \S+ is refused/);
  });

  test.each([
    ['ftp://receiver.example/', 'the scheme ftp'],
    ['file:///etc/passwd', 'the scheme file'],
    ['gopher://receiver.example:80/', 'the scheme gopher'],
    ['javascript:alert(1)', 'the scheme javascript'],
    ['https://user:secret@receiver.example/', 'user name or password'],
    ['https://user@receiver.example/', 'user name or password'],
    ['https://receiver.example:8443/', 'port 8443'],
    ['http://receiver.example:22/', 'port 22'],
    ['http://8.8.8.8:8080/', 'port 8080'],
    ['receiver.example/hook', 'not a URL'],
    ['/hook', 'not a URL'],
    ['http://', 'not a URL'],
    ['http://[fe80::1%25eth0]/', 'not a URL'],
    [`https://receiver.example/${'a'.repeat(2_048)}`, 'longer than 2048'],
  ])('%s is refused: %s', (url, reason) => {
    expect(refusalOf(url)).toContain(reason);
    expect(refusalOf(url)).not.toContain('secret');
  });

  test.each([
    'https://receiver.example/hook?a=b',
    'http://receiver.example/',
    'https://receiver.example:443/',
    'https://receiver.example:80/',
    'https://8.8.8.8/',
    'https://[2606:4700:4700::1111]/',
    'https://bücher.example/',
  ])('%s is accepted', (url) => {
    expect(refusalOf(url)).toBeNull();
  });
});

describe('the allow-list', () => {
  test('opens an address on one port and no other', () => {
    const allow = allowing('127.0.0.1:8080');
    expect(refusalOf('http://127.0.0.1:8080/', allow)).toBeNull();
    expect(refusalOf('http://127.0.0.1:8081/', allow)).toContain('refused');
    expect(refusalOf('http://127.0.0.1/', allow)).toContain('refused');
    expect(refusalOf('http://127.0.0.2:8080/', allow)).toContain('refused');
    expect(refusalOf('http://[::ffff:127.0.0.1]:8080/', allow)).toBeNull();
  });

  test('opens ranges on ports 80 and 443, on one port, or on all', () => {
    const allow = allowing('10.0.0.0/8, 172.16.0.0/12:9000, [fd00::/8]:*, fe80::/10');
    expect(placeRefusal(allow, '10.1.2.3', 443)).toBeNull();
    expect(placeRefusal(allow, '10.1.2.3', 9_000)).toContain('10.1.2.3');
    expect(placeRefusal(allow, '172.20.0.1', 9_000)).toBeNull();
    expect(placeRefusal(allow, '172.20.0.1', 443)).toContain('private');
    expect(placeRefusal(allow, 'fd12::1', 12_345)).toBeNull();
    expect(placeRefusal(allow, 'fe80::1', 80)).toBeNull();
    expect(placeRefusal(allow, '192.168.0.1', 80)).toContain('private');
  });

  test('opens a name on a port; another name is judged by its address', () => {
    const allow = allowing('Receiver.Internal:8443');
    expect(refusalOf('https://receiver.internal:8443/', allow)).toBeNull();
    expect(refusalOf('https://receiver.internal.:8443/', allow)).toBeNull();
    expect(refusalOf('https://other.internal:8443/', allow)).toContain('port 8443');
  });

  test('keeps schemes and credentials refused', () => {
    const allow = allowing('127.0.0.0/8:*');
    expect(refusalOf('ftp://127.0.0.1/', allow)).toContain('scheme');
    expect(refusalOf('http://a:b@127.0.0.1/', allow)).toContain('password');
  });

  test.each([
    '10.0.0.0/33',
    'fd00::/129',
    'host:0',
    'host:65536',
    'a b',
    '[::1',
    '300.1.1.1',
    '127.1:80',
    '2130706433',
    'host/8',
    'http://host',
    '10.0.0.0/8/8',
    ':80',
    '[host]:80',
  ])('%s is malformed', (entry) => {
    expect(parseAllowList(`receiver.example, ${entry}`)).toEqual({ malformed: entry });
  });

  test('may be empty', () => {
    expect(parseAllowList('')).toEqual(NOTHING_ALLOWED);
    expect(parseAllowList(' , ')).toEqual(NOTHING_ALLOWED);
  });
});
