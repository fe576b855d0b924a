/** The scalar members of a result with their paths, nulls included, in document order. */
export function* leavesOf(result: unknown, root = ''): Generator<{ readonly path: string; readonly value: unknown }> {
  const pending: { path: string; value: unknown }[] = [{ path: root, value: result }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { path, value } = next;
    if (typeof value !== 'object' || value === null) {
      yield { path, value };
      continue;
    }
    const members = Array.isArray(value)
      ? value.map((member: unknown, index) => ({ path: `${path}[${index}]`, value: member }))
      : Object.entries(value).map(([name, member]) => ({ path: path ? `${path}.${name}` : name, value: member }));
    for (const member of members.toReversed()) pending.push(member);
  }
}

export function leafPaths(result: unknown, root: string): readonly string[] {
  return [...leavesOf(result, root)].map(({ path }) => path);
}
