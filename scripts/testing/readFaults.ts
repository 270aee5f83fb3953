import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Patches, each with one fault of the project. */
const FAULTS = 'tests/faults';

export const AREAS = [
  'gate',
  'focus',
  'hydration',
  'router',
  'protection',
  'proxy',
  'sanitiser',
  'image service',
  'store',
  'merge',
  'publishing',
  'media',
  'languages',
  'rich text',
  'canvas',
  'registry',
  'code generation',
  'worker',
  'export',
] as const;

export interface Fault {
  /** Path of the patch. */
  readonly path: string;
  /** Such as `07`. */
  readonly number: string;
  readonly name: string;
  readonly area: string;
  /** What is wrong for whom. */
  readonly fault: string;
  /** The commit that corrected it, if it was once in the project. */
  readonly happened: string | null;
  /** Files and folders of tests that concern what the patch changes. */
  readonly tests: readonly string[];
  readonly diff: string;
}

const FILE = /^(\d\d)-([a-z\d-]+)\.patch$/;
const TEXT = /^Area: (.+)\nFault: (.+)\nHappened: (.+)\nTests: (.+)\n\n(diff --git [^]+)$/;

/** A patch with the four lines before it. Throws if one is missing. */
export function parseFault(path: string, text: string): Fault {
  const [, number, name] = FILE.exec(basename(path)) ?? [];
  const [, area, fault, happened, tests, diff] = TEXT.exec(text) ?? [];
  if (!number || !name) throw new Error(`${path} is not named like 01-short-name.patch`);
  if (!area || !fault || !happened || !tests || !diff) {
    throw new Error(`${path} does not begin with Area, Fault, Happened and Tests`);
  }
  return {
    path,
    number,
    name,
    area,
    fault,
    happened: happened === 'no' ? null : happened,
    tests: tests.split(' '),
    diff,
  };
}

/** All faults, in the order of their numbers. */
export function readFaults(): Fault[] {
  return readdirSync(FAULTS)
    .filter((name) => name.endsWith('.patch'))
    .sort()
    .map((name) => join(FAULTS, name))
    .map((path) => parseFault(path, readFileSync(path, 'utf8')));
}
