import { describe, expect, test } from 'vitest';
import { imageParameters, leavesImageAsIs } from '../src/imageParameters.ts';

const read = (query: string) => imageParameters(new URLSearchParams(query));
const plain = { dpr: 1, fit: 'clip', crop: [], compress: false, negotiate: false };

describe('image parameters', () => {
  test.each([
    ['w=640', { width: 640 }],
    ['width=640', { width: 640 }],
    ['w=100&width=640', { width: 640 }],
    ['h=480', { height: 480 }],
    ['height=480&h=1', { height: 480 }],
    ['w=100&w=200', { width: 200 }],
    ['w=0.5', { width: 0.5 }],
    ['w=2730&dpr=3', { width: 2730, dpr: 3 }],
    ['w=8192', { width: 8192 }],
    ['q=1', { quality: 1 }],
    ['q=100', { quality: 100 }],
    ['q=74.6', { quality: 75 }],
    ['dpr=1.5', { dpr: 1.5 }],
    ['auto=compress,format', { compress: true, negotiate: true }],
    ['auto=format%2Ccompress', { compress: true, negotiate: true }],
    ['auto=format%252Ccompress', { compress: true, negotiate: true }],
    ['auto=compress&auto=format', { compress: true, negotiate: true }],
    ['auto=', {}],
    ['auto=enhance', {}],
    ['fit=crop&crop=top,left', { fit: 'crop', crop: ['top', 'left'] }],
    ['fit=MIN', { fit: 'min' }],
    ['crop=faces', { crop: ['faces'] }],
    ['rect=1,2,30,40', { rect: { x: 1, y: 2, width: 30, height: 40 } }],
    ['rect=0%2C0%2C30.4%2C40.6', { rect: { x: 0, y: 0, width: 30, height: 41 } }],
    ['fm=jpg', { format: 'jpg' }],
    ['fm=pjpg', { format: 'jpg' }],
    ['w=640&blur=90&s=abc', { width: 640 }],
  ])('%s is read', (query, expected) => {
    expect(read(query)).toEqual({ ...plain, ...expected });
  });

  test.each(['', 'v=3', 'blur=40', 'page=2'])('"%s" requests the file as it is', (query) => {
    expect(read(query)).toBeNull();
  });

  test.each([
    ['w=100000', 'w=100000 is over the limit of 8192 px'],
    ['width=8193', 'width=8193 is over the limit of 8192 px'],
    ['h=9000', 'h=9000 is over the limit of 8192 px'],
    ['w=0', 'w=0 is not a positive number'],
    ['w=-5', 'w=-5 is not a positive number'],
    ['w=', 'w= is not a positive number'],
    ['w=1e3', 'w=1e3 is not a positive number'],
    ['w=Infinity', 'w=Infinity is not a positive number'],
    ['h=12px', 'h=12px is not a positive number'],
    ['q=0', 'q=0 is not a number from 1 to 100'],
    ['q=101', 'q=101 is not a number from 1 to 100'],
    ['q=high', 'q=high is not a number from 1 to 100'],
    ['dpr=6', 'dpr=6 is not a number from 0.75 to 5'],
    ['dpr=0.5', 'dpr=0.5 is not a number from 0.75 to 5'],
    ['fit=cover', 'fit=cover is not one of clip, crop, max, scale, fill, min'],
    ['crop=north', 'crop=north is not one of top, bottom, left, right, center, entropy, faces'],
    ['auto=magic', 'auto=magic is not one of compress, format'],
    ['fm=bmp', 'fm=bmp is not one of avif, webp, jpg, png'],
    ['rect=1,2,3', 'rect=1,2,3 is not x,y,w,h in source pixels, or shares of the source'],
    ['rect=-1,0,5,5', 'rect=-1,0,5,5 is not x,y,w,h in source pixels, or shares of the source'],
    ['rect=0,0,0,5', 'rect=0,0,0,5 is empty: its width and height must be over 0'],
  ])('%s is refused by name, value and limit', (query, message) => {
    expect(() => read(query)).toThrow(expect.objectContaining({ status: 400, message }));
  });

  test('a very long value is cut in the message', () => {
    expect(() => read(`fit=${'x'.repeat(5000)}`)).toThrow(/^fit=x{120}… is not one of/);
  });

  test.each([
    ['auto=format', true],
    ['dpr=2', true],
    ['crop=top', true],
    ['auto=compress', false],
    ['w=10', false],
    ['q=40', false],
    ['fm=png', false],
    ['rect=0,0,1,1', false],
  ])('%s leaves the image as it is: %s', (query, expected) => {
    const parameters = read(query);
    expect(parameters && leavesImageAsIs(parameters)).toBe(expected);
  });
});
