/** Groups of nodes that reach each other (Tarjan's strongly connected components of two or more). */
export function circles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];

  function visit(node: string): number {
    const at = index.size;
    let lowest = at;
    index.set(node, at);
    low.set(node, at);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, index.get(next) ?? at);
    }
    low.set(node, lowest);
    if (lowest === at) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1) found.push(group.toSorted());
    }
    return lowest;
  }

  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}
