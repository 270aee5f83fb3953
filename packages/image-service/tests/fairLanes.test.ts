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
const any = () => true;

function lanesOf(...texts: string[]) {
  const lanes = createFairLanes<Job>();
  const jobs = texts.map(jobIn);
  for (const job of jobs) lanes.add(job.name.slice(0, 1), job, /^[A-Z]/.test(job.name));
  const take = (fits: (job: Job) => boolean = any) => lanes.take(fits)?.job.name;
  return { lanes, jobs, take };
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

  test('a job that does not fit waits and lets other clients go first', () => {
    const { take } = lanesOf('a1:900', 'a2:1', 'b1:900', 'c1:10');
    const isSmall = ({ cost }: Job) => cost < 500;
    expect([take(isSmall), take(isSmall), take(), take(), take()]).toEqual([
      'c1',
      undefined,
      'a1',
      'b1',
      'a2',
    ]);
  });

  test('a client is preferred while it waits for something that is, and no longer', () => {
    const { lanes, take } = lanesOf('a1', 'b1', 'P1');
    expect([take(), take(), take()]).toEqual(['P1', 'a1', 'b1']);
    for (const name of ['a2', 'P2']) lanes.add(name.slice(0, 1), jobIn(name));
    lanes.add('a', jobIn('a3'), true);
    expect([take(), take(), take()]).toEqual(['a2', 'a3', 'P2']);
  });

  test('a job of two clients comes at the turn of the first, and once', () => {
    const { lanes, jobs, take } = lanesOf('a1:10', 'a2:10', 'a3:10');
    lanes.add('b', jobs[2] ?? jobIn('none'));
    expect([lanes.costOf('a'), lanes.costOf('b'), lanes.total()]).toEqual([30, 10, 30]);
    expect([take(), take(), take(), take()]).toEqual(['a1', 'a3', 'a2', undefined]);
    expect(lanes.total()).toBe(0);
  });

  test('a job one client drops stays with the other', () => {
    const { lanes, jobs, take } = lanesOf('a1:10');
    const [shared] = jobs;
    if (!shared) throw new Error('no job');
    lanes.add('b', shared);
    lanes.remove('a', shared);
    expect([lanes.costOf('a'), lanes.costOf('b'), lanes.total()]).toEqual([0, 10, 10]);
    lanes.remove('b', shared);
    expect([lanes.total(), take()]).toEqual([0, undefined]);
  });

  test('names the last job of the client that waits for most', () => {
    const { lanes } = lanesOf('a1:10', 'b1:5', 'b2:20', 'c1:24');
    expect(lanes.heaviest()).toMatchObject({ client: 'b', last: { name: 'b2' } });
    expect(lanesOf().lanes.heaviest()).toBeNull();
  });
});
