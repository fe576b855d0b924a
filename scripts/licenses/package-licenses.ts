import { licensesToReview } from './license-expression.ts';

/** The fields of a package-lock.json entry that the license report reads. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** Installed for development only. */
  readonly dev?: boolean;
}

export interface PackageLicense {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; null: the package states none. */
  readonly license: string | null;
  readonly dev: boolean;
  /** Why it may not be used; null if it may. */
  readonly problem: string | null;
}

/** Packages whose metadata states no license, with what their license file says. */
const STATED_IN_FILES: ReadonlyMap<string, string> = new Map([['unionfs@4.6.0', 'Unlicense']]);

/** Licenses accepted for development tools only: we neither change nor distribute them. */
const DEVELOPMENT_ONLY: ReadonlySet<string> = new Set(['MPL-2.0']);

/**
 * The license of every package in package-lock.json, which has those of all platforms, sorted by name.
 *
 * @param packages the lock's `packages`: path below the root to entry; the root itself, '', is skipped
 */
export function packageLicenses(packages: Readonly<Record<string, LockedPackage>>): readonly PackageLicense[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => licenseOf(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), entry))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function licenseOf(name: string, { version = '', license: stated, dev = false }: LockedPackage): PackageLicense {
  const license = stated ?? STATED_IN_FILES.get(`${name}@${version}`) ?? null;
  return { name, version, license, dev, problem: problemOf(license, dev) };
}

function problemOf(license: string | null, dev: boolean): string | null {
  if (license === null) return 'states no license';
  const review = licensesToReview(license).filter((id) => !(dev && DEVELOPMENT_ONLY.has(id)));
  if (review.length === 0) return null;
  return `${review.join(', ')} is not on the list of accepted licenses`;
}
