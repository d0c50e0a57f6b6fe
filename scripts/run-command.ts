/** Runs what an npm script does and ends the process; a failure ends it with 1 and a sentence that says what to do. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    process.exit(0);
  } catch (error) {
    const { exitWithSentence } = await import('@/lib/server/start-failure');
    exitWithSentence(error);
  }
}
