import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Packages published as ES modules only; Jest must compile them. */
const esmOnly = ['fraction.js', 'mathjs', 'aws-jwt-verify', 'idb', 'd3-[a-z-]+', 'internmap'];

const project = (displayName, testEnvironment, testMatch, more = {}) =>
  createJestConfig({
    displayName,
    testEnvironment,
    testMatch,
    moduleNameMapper: { '^server-only$': '<rootDir>/scripts/test/empty.cjs' },
    testPathIgnorePatterns: ['/node_modules/', '/\\.next', '/e2e/'],
    modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/\\.build'],
    ...more,
  });

const withEsm = async (make) => {
  const config = await make();
  config.transformIgnorePatterns = [`/node_modules/(?!(${esmOnly.join('|')})/)`];
  return config;
};

const config = async () => ({
  testTimeout: 60_000,
  projects: await Promise.all([
    withEsm(project('node', 'node', ['**/*.test.ts'])),
    withEsm(project('dom', 'jsdom', ['**/*.test.tsx'])),
  ]),
});
export default config;
