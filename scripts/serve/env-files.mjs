// @ts-check

/** Reads .env.local and .env where they exist. What the process was started with wins, then .env.local. */
export function loadEnvFiles() {
  for (const file of ['.env.local', '.env']) {
    try {
      process.loadEnvFile(file);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    }
  }
}
