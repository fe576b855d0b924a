import { BlockList } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusedAddress } from '../../events/address-policy.ts';
import { NOTHING_ALLOWED } from '../../events/allow-list.ts';
import { checkWebhookUrl } from '../../events/webhook-url.ts';

/** The IANA registry of special-purpose IPv4 addresses, multicast, and Azure's metadata service. */
const SPECIAL = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24',
  '203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 168.63.129.16/32',
].flatMap((line) => line.split(' '));

const special = new BlockList();
for (const range of SPECIAL) {
  const [network = '', bits] = range.split('/');
  special.addSubnet(network, Number(bits), 'ipv4');
}

const textOfValue = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff).join('.');
const valueOfText = (text: string) => text.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);

/** Any address, and often one at the edge of a special range, where a wrong length of a prefix shows. */
const edges = SPECIAL.flatMap((range) => {
  const [network = '', bits] = range.split('/');
  const first = valueOfText(network);
  const last = first + 2 ** (32 - Number(bits)) - 1;
  return [first - 1, first, last, last + 1].filter((value) => value >= 0 && value < 2 ** 32);
});
const anyAddress = fc.oneof(fc.nat({ max: 2 ** 32 - 1 }), fc.constantFrom(...edges));

const hexGroups = (value: number) => `${(value >>> 16).toString(16)}:${(value & 0xffff).toString(16)}`;

test('an IPv4 address is refused if and only if the registry lists it, also mapped into IPv6 and behind NAT64', () => {
  fc.assert(
    fc.property(anyAddress, (value) => {
      const text = textOfValue(value);
      const isSpecial = special.check(text, 'ipv4');
      for (const spelled of [text, `::ffff:${text}`, `::ffff:${hexGroups(value)}`, `64:ff9b::${hexGroups(value)}`]) {
        expect(refusedAddress(spelled) !== null, spelled).toBe(isSpecial);
      }
      // Refused whatever they embed.
      for (const spelled of [
        `2002:${hexGroups(value)}::1`,
        `64:ff9b:1::${hexGroups(value)}`,
        `::${hexGroups(value)}`,
      ]) {
        expect(refusedAddress(spelled), spelled).not.toBeNull();
      }
    }),
    { numRuns: 2_000 },
  );
});

test('every spelling of an address as the host of a URL is judged as the address', () => {
  const radix = fc.constantFrom<(part: number) => string>(
    (part) => String(part),
    (part) => `0x${part.toString(16)}`,
    (part) => `0X${part.toString(16).toUpperCase()}`,
    (part) => `0${part.toString(8)}`,
    (part) => `0000${part.toString(8)}`,
  );
  const spelling = fc.tuple(
    anyAddress,
    fc.integer({ min: 1, max: 4 }),
    fc.tuple(radix, radix, radix, radix),
    fc.boolean(),
  );
  fc.assert(
    fc.property(spelling, ([value, count, radices, hasDot]) => {
      // As inet_aton reads it: the last part fills what the others leave.
      const octets = textOfValue(value).split('.').map(Number);
      const last = value % 2 ** (8 * (5 - count));
      const parts = [...octets.slice(0, count - 1), last].map((part, index) => radices[index]?.(part) ?? '');
      const url = `http://${parts.join('.')}${hasDot ? '.' : ''}/`;
      expect('refused' in checkWebhookUrl(url, NOTHING_ALLOWED), url).toBe(special.check(textOfValue(value), 'ipv4'));
    }),
    { numRuns: 2_000 },
  );
});

test('an IPv6 address outside of global unicast is refused', () => {
  const groups = fc.array(fc.nat({ max: 0xffff }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(groups, (parts) => {
      const first = parts[0] ?? 0;
      fc.pre(first < 0x2000 || first > 0x3fff);
      fc.pre(!(first === 0x64 && parts[1] === 0xff9b) && !(first === 0 && parts[5] === 0xffff));
      expect(refusedAddress(parts.map((part) => part.toString(16)).join(':'))).not.toBeNull();
    }),
    { numRuns: 1_000 },
  );
});
