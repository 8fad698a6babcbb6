/**
 * The same function with its answers kept for as long as it is: a file repeats most of its cells, and reading one takes
 * longer than finding what it was read as.
 */
export function remembered<Key, Value extends NonNullable<unknown> | null>(
  read: (key: Key) => Value,
): (key: Key) => Value {
  const answers = new Map<Key, Value>();
  let lastKey: Key | undefined;
  let lastAnswer: Value | undefined;
  return (key) => {
    if (lastAnswer !== undefined && key === lastKey) return lastAnswer;
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = read(key);
      answers.set(key, answer);
    }
    lastKey = key;
    lastAnswer = answer;
    return answer;
  };
}
