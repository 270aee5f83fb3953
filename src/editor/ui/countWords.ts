/** What a number counts: '1 document', '2 documents'. */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${count === 1 ? '1' : count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
