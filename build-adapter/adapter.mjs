// Next loads this file when a build is complete. The work is in finish-build.ts; tsx lets it share the site's own modules.
import { tsImport } from 'tsx/esm/api';

const { finishBuild } = await tsImport('./finish-build.ts', import.meta.url);

export default { name: 'prepstead', onBuildComplete: finishBuild };
