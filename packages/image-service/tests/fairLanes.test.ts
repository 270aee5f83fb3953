import { describe, expect, test } from 'vitest';
import { createFairLanes } from '../src/fairLanes.ts';

interface Job {
  readonly name: string;
  readonly cost: number;
}

/** `a1:10` is a job of client `a` that costs 10; a client in capitals is preferred. */
const jobIn = (text: string): Job => {
  const [name = '', cost = '1'] = text.split(':');
  return { name, cost: Number(cost) };
};

function lanesOf(...texts: string[]) {
  const lanes = createFairLanes<Job>();
  for (const job of texts.map(jobIn)) lanes.add(job.name.slice(0, 1), job, /^[A-Z]/.test(job.name));
  return { lanes, take: () => lanes.take(() => true)?.job.name };
}

describe('fair lanes', () => {
  test.each([
    ['two clients: in turns', 'a1 a2 a3 b1 b2', 'a1 b1 a2 b2 a3'],
    ['a late client comes next', 'a1 a2 a3 a4 b1', 'a1 b1 a2 a3 a4'],
    [
      'cheap jobs between expensive ones',
      'a1:30 a2:30 b1:10 b2:10 b3:10 b4:10',
      'a1 b1 b2 b3 a2 b4',
    ],
    [
      'preferred clients first, in turns, and in three of four',
      'a1 b1 P1 P2 P3 Q1 Q2',
      'P1 Q1 P2 a1 Q2 P3 b1',
    ],
    ['preferred clients alone', 'P1 P2 P3 P4 P5 P6', 'P1 P2 P3 P4 P5 P6'],
    ['nothing', '', ''],
  ])('%s', (_, waiting, order) => {
    const { take } = lanesOf(...waiting.split(' ').filter(Boolean));
    const taken: string[] = [];
    for (let name = take(); name !== undefined; name = take()) taken.push(name);
    expect(taken.join(' ')).toBe(order);
  });

  test('a client is preferred while it waits for something that is, and no longer', () => {
    const { lanes, take } = lanesOf('a1', 'b1', 'P1');
    expect([take(), take(), take()]).toEqual(['P1', 'a1', 'b1']);
    for (const name of ['a2', 'P2']) lanes.add(name.slice(0, 1), jobIn(name));
    lanes.add('a', jobIn('a3'), true);
    expect([take(), take(), take()]).toEqual(['a2', 'a3', 'P2']);
  });
});
