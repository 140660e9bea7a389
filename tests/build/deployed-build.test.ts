import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dist } from './site.ts';

const deployed = join(dist, '../.deployed-build/dist');
const manifest = '_astro/builds/latest.json';
const filesIn = (folder: string) =>
  globSync('**/*.*', {
    cwd: folder,
    exclude: (name) => name.toString().endsWith('.DS_Store'),
  }).sort();

describe('a deploy of the same content, with drafts and an entry of a later day', () => {
  it('has the same files', () => {
    expect(filesIn(deployed)).toEqual(filesIn(dist));
  });

  it('has identical files, so that browser caches stay valid', () => {
    const changed = filesIn(dist).filter(
      (file) =>
        file !== manifest &&
        // Authors see what builds leave out.
        !file.startsWith('admin/') &&
        !readFileSync(join(dist, file)).equals(readFileSync(join(deployed, file))),
    );
    expect(changed).toEqual([]);
  });

  it('has the same build id, so that open pages are not reloaded', () => {
    const [id, idOfDeploy] = [dist, deployed].map(
      (folder) => JSON.parse(readFileSync(join(folder, manifest), 'utf8')).id,
    );
    expect(idOfDeploy).toBe(id);
  });
});
