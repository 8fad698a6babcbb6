/**
 * Calls `attempt`, which reads, decides and writes, and calls it once more if it returns null because what it read was
 * changed before it wrote. Null if that happens again.
 */
export async function retryOnce<Written>(
  attempt: () => Promise<Written | null>,
): Promise<Written | null> {
  return (await attempt()) ?? attempt();
}

/** @throws `error` if `retryOnce` returns null. */
export async function retryOnceOrThrow<Written>(
  attempt: () => Promise<Written | null>,
  error: Error,
): Promise<Written> {
  const written = await retryOnce(attempt);
  if (written === null) throw error;
  return written;
}
