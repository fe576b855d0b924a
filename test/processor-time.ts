/**
 * Milliseconds of processor time that this thread has used: bounds on hanging and on quadratic work are held against
 * it, since the wall clock of a shared machine says nothing.
 */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
