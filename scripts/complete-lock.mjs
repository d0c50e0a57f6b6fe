// Completes package-lock.json with the packages of other platforms.
// Where a registry holds only the packages of its own platform, `npm install` leaves the others out of the lock file,
// and `npm ci` then refuses it. Their names and versions are known from the packages that ask for them, their platform
// from their names. Run after every `npm install`: node scripts/complete-lock.mjs

import { readFileSync, writeFileSync } from 'node:fs';

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const packages = lock.packages;

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'win32',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** The platform a name speaks of: os, cpu and libc as npm writes them. */
function platformOf(name) {
  const words = name
    .split('/')
    .at(-1)
    .replace('linuxmusl', 'linux-musl')
    .replace(/armv?[67]?(hf|l)?(?=-|$)/, 'arm')
    .split(/[-.]/);
  const os = words.filter((word) => systems.includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  const libc = words.includes('musl') ? ['musl'] : words.some((word) => /^gnu/.test(word)) ? ['glibc'] : [];
  return {
    ...(os.length && { os }),
    ...(cpu.length && { cpu }),
    ...(libc.length && os.includes('linux') && { libc }),
  };
}

/** Where Node would find the package for one that stands at `from`. */
function isFound(from, name, version) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const found = packages[`${at ? `${at}/` : ''}node_modules/${name}`];
    if (found) return found.version === version;
    if (!at) return false;
  }
}

const added = [];
for (const [at, { optionalDependencies = {} }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (!/^\d/.test(version) || isFound(at, name, version)) continue;
    const platform = platformOf(name);
    if (!platform.os && !platform.cpu) throw new Error(`Nothing in the name ${name} says its platform.`);
    const root = `node_modules/${name}`;
    const place = packages[root] && packages[root].version !== version ? `${at}/${root}` : root;
    packages[place] = { version, ...platform, optional: true };
    added.push(`${name}@${version}`);
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  added.length ? `Added ${added.length} packages of other platforms.` : 'The lock file is complete.',
);
