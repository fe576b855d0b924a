/**
 * Lists every package of package-lock.json with its license, and fails on one that is unknown or not accepted.
 *
 *   npm run licenses
 */
import { readFileSync } from 'node:fs';
import { type LockedPackage, packageLicenses } from './licenses/package-licenses.ts';

const file = new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };
const licenses = packageLicenses(packages);
for (const { name, version, license, dev } of licenses) {
  console.log(`${name} ${version}  ${license ?? 'no license'}${dev ? '  (development only)' : ''}`);
}
const problems = licenses.filter(({ problem }) => problem !== null);
for (const { name, version, problem } of problems) console.error(`${name} ${version}: ${problem}`);
console.error(`${licenses.length} packages, ${problems.length} with a license to review`);
process.exitCode = problems.length === 0 ? 0 : 1;
