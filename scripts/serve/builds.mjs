// @ts-check
// Each build lies in .build/<id> and never changes; .build/current points at the one to serve.

import fs from 'node:fs';
import path from 'node:path';

export const buildsFolder = path.resolve('.build');
export const currentLink = path.join(buildsFolder, 'current');

/** @param {string} id */
export const buildFolder = (id) => path.join(buildsFolder, id);
/** Written last: a folder without it is a build that was interrupted. @param {string} id */
export const doneFile = (id) => path.join(buildFolder(id), 'done.json');
/** Next's own folder, as its settings want it: relative to the project. @param {string} id */
export const nextFolder = (id) => path.join('.build', id, 'next');
/** @param {string} id */
export const contentFolder = (id) => path.join(buildFolder(id), 'content');

/** The id of the build to serve; null when there is none. */
export function findCurrentBuild() {
  try {
    const id = path.basename(fs.readlinkSync(currentLink));
    return fs.existsSync(doneFile(id)) ? id : null;
  } catch {
    return null;
  }
}

/** Ids of the finished builds, newest first. */
export function listBuilds() {
  if (!fs.existsSync(buildsFolder)) return [];
  return fs
    .readdirSync(buildsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && fs.existsSync(doneFile(entry.name)))
    .map((entry) => ({ id: entry.name, at: fs.statSync(doneFile(entry.name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .map((entry) => entry.id);
}

/** Says that this process serves a build, so that a later build does not remove its files. @param {string} id */
export function markInUse(id) {
  const mark = path.join(buildFolder(id), `in-use-${process.pid}`);
  fs.writeFileSync(mark, '');
  process.once('exit', () => fs.rmSync(mark, { force: true }));
}

/** Whether a live process serves a build; marks of dead ones are cleared. @param {string} id */
export function isInUse(id) {
  const marks = fs.readdirSync(buildFolder(id)).filter((name) => name.startsWith('in-use-'));
  return marks.filter((mark) => isAlive(Number(mark.slice('in-use-'.length)))).length > 0;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
