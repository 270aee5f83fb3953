/* Written by scripts/faces.mjs; sizes in bytes. */
import newsreaderLatin from './faces/newsreader-latin.woff2?url&no-inline';
import newsreaderLatinExt from './faces/newsreader-latin-ext.woff2?url&no-inline';
import newsreaderLatinItalic from './faces/newsreader-latin-italic.woff2?url&no-inline';
import newsreaderLatinExtItalic from './faces/newsreader-latin-ext-italic.woff2?url&no-inline';
import hankenGroteskLatin from './faces/hanken-grotesk-latin.woff2?url&no-inline';
import hankenGroteskLatinExt from './faces/hanken-grotesk-latin-ext.woff2?url&no-inline';
import hankenGroteskLatinItalic from './faces/hanken-grotesk-latin-italic.woff2?url&no-inline';
import hankenGroteskLatinExtItalic from './faces/hanken-grotesk-latin-ext-italic.woff2?url&no-inline';
import frauncesLatin from './faces/fraunces-latin.woff2?url&no-inline';
import frauncesLatinExt from './faces/fraunces-latin-ext.woff2?url&no-inline';
import frauncesLatinItalic from './faces/fraunces-latin-italic.woff2?url&no-inline';
import frauncesLatinExtItalic from './faces/fraunces-latin-ext-italic.woff2?url&no-inline';
import instrumentSansLatin from './faces/instrument-sans-latin.woff2?url&no-inline';
import instrumentSansLatinExt from './faces/instrument-sans-latin-ext.woff2?url&no-inline';
import instrumentSansLatinItalic from './faces/instrument-sans-latin-italic.woff2?url&no-inline';
import instrumentSansLatinExtItalic from './faces/instrument-sans-latin-ext-italic.woff2?url&no-inline';
import bricolageLatin from './faces/bricolage-latin.woff2?url&no-inline';
import bricolageLatinExt from './faces/bricolage-latin-ext.woff2?url&no-inline';
import sourceSerifLatin from './faces/source-serif-latin.woff2?url&no-inline';
import sourceSerifLatinExt from './faces/source-serif-latin-ext.woff2?url&no-inline';
import sourceSerifLatinItalic from './faces/source-serif-latin-italic.woff2?url&no-inline';
import sourceSerifLatinExtItalic from './faces/source-serif-latin-ext-italic.woff2?url&no-inline';
import jetBrainsMonoLatin from './faces/jet-brains-mono-latin.woff2?url&no-inline';
import jetBrainsMonoLatinExt from './faces/jet-brains-mono-latin-ext.woff2?url&no-inline';
import jetBrainsMonoLatinItalic from './faces/jet-brains-mono-latin-italic.woff2?url&no-inline';
import jetBrainsMonoLatinExtItalic from './faces/jet-brains-mono-latin-ext-italic.woff2?url&no-inline';

export const subsets = {
  latin:
    'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2212',
  'latin-ext': 'U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B',
} as const;

export const faces = {
  newsreader: {
    family: 'Newsreader',
    weights: '200 600',
    size: '100.00%',
    kind: 'serif',
    files: [
      { address: newsreaderLatin, style: 'normal', subset: 'latin', bytes: 49436 },
      { address: newsreaderLatinExt, style: 'normal', subset: 'latin-ext', bytes: 19828 },
      { address: newsreaderLatinItalic, style: 'italic', subset: 'latin', bytes: 55108 },
      { address: newsreaderLatinExtItalic, style: 'italic', subset: 'latin-ext', bytes: 22140 },
    ],
    fallbacks: [
      {
        names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
        weights: {
          '200':
            'size-adjust:100.51%;ascent-override:73.13%;descent-override:26.37%;line-gap-override:0.00%',
          '300':
            'size-adjust:102.38%;ascent-override:71.79%;descent-override:25.88%;line-gap-override:0.00%',
          '500':
            'size-adjust:108.25%;ascent-override:67.90%;descent-override:24.48%;line-gap-override:0.00%',
        },
      },
      {
        names: ['Noto Serif', 'NotoSerif'],
        weights: {
          '200':
            'size-adjust:85.00%;ascent-override:86.47%;descent-override:31.18%;line-gap-override:0.00%',
          '300':
            'size-adjust:86.59%;ascent-override:84.89%;descent-override:30.60%;line-gap-override:0.00%',
          '500':
            'size-adjust:93.36%;ascent-override:78.73%;descent-override:28.39%;line-gap-override:0.00%',
        },
      },
    ],
  },
  hankenGrotesk: {
    family: 'Hanken Grotesk',
    weights: '200 600',
    size: '100.00%',
    kind: 'sans',
    files: [
      { address: hankenGroteskLatin, style: 'normal', subset: 'latin', bytes: 27956 },
      { address: hankenGroteskLatinExt, style: 'normal', subset: 'latin-ext', bytes: 11708 },
      { address: hankenGroteskLatinItalic, style: 'italic', subset: 'latin', bytes: 28324 },
      { address: hankenGroteskLatinExtItalic, style: 'italic', subset: 'latin-ext', bytes: 11584 },
    ],
    fallbacks: [
      {
        names: ['Arial', 'Liberation Sans', 'Arimo'],
        weights: {
          '200':
            'size-adjust:98.54%;ascent-override:101.48%;descent-override:30.75%;line-gap-override:0.00%',
          '300':
            'size-adjust:99.78%;ascent-override:100.22%;descent-override:30.37%;line-gap-override:0.00%',
          '400':
            'size-adjust:101.02%;ascent-override:98.99%;descent-override:29.99%;line-gap-override:0.00%',
          '500':
            'size-adjust:100.51%;ascent-override:99.50%;descent-override:30.15%;line-gap-override:0.00%',
        },
      },
      {
        names: ['Roboto', 'Roboto-Regular'],
        weights: {
          '200':
            'size-adjust:98.93%;ascent-override:101.08%;descent-override:30.63%;line-gap-override:0.00%',
          '300':
            'size-adjust:100.17%;ascent-override:99.83%;descent-override:30.25%;line-gap-override:0.00%',
          '400':
            'size-adjust:101.42%;ascent-override:98.60%;descent-override:29.88%;line-gap-override:0.00%',
          '500':
            'size-adjust:101.54%;ascent-override:98.49%;descent-override:29.84%;line-gap-override:0.00%',
        },
      },
    ],
  },
  fraunces: {
    family: 'Fraunces',
    weights: '200 600',
    size: '100.00%',
    kind: 'serif',
    files: [
      { address: frauncesLatin, style: 'normal', subset: 'latin', bytes: 32412 },
      { address: frauncesLatinExt, style: 'normal', subset: 'latin-ext', bytes: 17356 },
      { address: frauncesLatinItalic, style: 'italic', subset: 'latin', bytes: 39136 },
      { address: frauncesLatinExtItalic, style: 'italic', subset: 'latin-ext', bytes: 21340 },
    ],
    fallbacks: [
      {
        names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
        weights: {
          '200':
            'size-adjust:99.01%;ascent-override:98.78%;descent-override:25.75%;line-gap-override:0.00%',
          '300':
            'size-adjust:100.93%;ascent-override:96.90%;descent-override:25.27%;line-gap-override:0.00%',
          '500':
            'size-adjust:106.71%;ascent-override:91.65%;descent-override:23.90%;line-gap-override:0.00%',
        },
      },
      {
        names: ['Noto Serif', 'NotoSerif'],
        weights: {
          '200':
            'size-adjust:83.74%;ascent-override:116.80%;descent-override:30.45%;line-gap-override:0.00%',
          '300':
            'size-adjust:85.36%;ascent-override:114.58%;descent-override:29.87%;line-gap-override:0.00%',
          '500':
            'size-adjust:92.03%;ascent-override:106.27%;descent-override:27.71%;line-gap-override:0.00%',
        },
      },
    ],
  },
  instrumentSans: {
    family: 'Instrument Sans',
    weights: '400 600',
    size: '100.00%',
    kind: 'sans',
    files: [
      { address: instrumentSansLatin, style: 'normal', subset: 'latin', bytes: 27500 },
      { address: instrumentSansLatinExt, style: 'normal', subset: 'latin-ext', bytes: 8752 },
      { address: instrumentSansLatinItalic, style: 'italic', subset: 'latin', bytes: 28948 },
      { address: instrumentSansLatinExtItalic, style: 'italic', subset: 'latin-ext', bytes: 9232 },
    ],
    fallbacks: [
      {
        names: ['Arial', 'Liberation Sans', 'Arimo'],
        weights: {
          '400':
            'size-adjust:101.90%;ascent-override:95.19%;descent-override:24.53%;line-gap-override:0.00%',
          '500':
            'size-adjust:103.61%;ascent-override:93.62%;descent-override:24.13%;line-gap-override:0.00%',
        },
      },
      {
        names: ['Roboto', 'Roboto-Regular'],
        weights: {
          '400':
            'size-adjust:102.30%;ascent-override:94.82%;descent-override:24.44%;line-gap-override:0.00%',
          '500':
            'size-adjust:104.68%;ascent-override:92.67%;descent-override:23.88%;line-gap-override:0.00%',
        },
      },
    ],
  },
  bricolage: {
    family: 'Bricolage Grotesque',
    weights: '200 600',
    size: '100.00%',
    kind: 'sans',
    files: [
      { address: bricolageLatin, style: 'normal', subset: 'latin', bytes: 34984 },
      { address: bricolageLatinExt, style: 'normal', subset: 'latin-ext', bytes: 10972 },
    ],
    fallbacks: [
      {
        names: ['Arial', 'Liberation Sans', 'Arimo'],
        weights: {
          '200':
            'size-adjust:100.78%;ascent-override:92.28%;descent-override:26.79%;line-gap-override:0.00%',
          '300':
            'size-adjust:102.19%;ascent-override:91.01%;descent-override:26.42%;line-gap-override:0.00%',
          '400':
            'size-adjust:103.63%;ascent-override:89.75%;descent-override:26.06%;line-gap-override:0.00%',
          '500':
            'size-adjust:103.85%;ascent-override:89.56%;descent-override:26.00%;line-gap-override:0.00%',
        },
      },
      {
        names: ['Roboto', 'Roboto-Regular'],
        weights: {
          '200':
            'size-adjust:101.17%;ascent-override:91.92%;descent-override:26.69%;line-gap-override:0.00%',
          '300':
            'size-adjust:102.59%;ascent-override:90.65%;descent-override:26.32%;line-gap-override:0.00%',
          '400':
            'size-adjust:104.03%;ascent-override:89.40%;descent-override:25.95%;line-gap-override:0.00%',
          '500':
            'size-adjust:104.91%;ascent-override:88.65%;descent-override:25.74%;line-gap-override:0.00%',
        },
      },
    ],
  },
  sourceSerif: {
    family: 'Source Serif 4',
    weights: '200 900',
    size: '100.00%',
    kind: 'serif',
    files: [
      { address: sourceSerifLatin, style: 'normal', subset: 'latin', bytes: 50936 },
      { address: sourceSerifLatinExt, style: 'normal', subset: 'latin-ext', bytes: 42212 },
      { address: sourceSerifLatinItalic, style: 'italic', subset: 'latin', bytes: 51576 },
      { address: sourceSerifLatinExtItalic, style: 'italic', subset: 'latin-ext', bytes: 44420 },
    ],
    fallbacks: [
      {
        names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
        weights: {
          '400':
            'size-adjust:117.23%;ascent-override:88.37%;descent-override:28.58%;line-gap-override:0.00%',
          '500':
            'size-adjust:116.00%;ascent-override:89.31%;descent-override:28.88%;line-gap-override:0.00%',
        },
      },
      {
        names: ['Noto Serif', 'NotoSerif'],
        weights: {
          '400':
            'size-adjust:99.15%;ascent-override:104.49%;descent-override:33.79%;line-gap-override:0.00%',
          '500':
            'size-adjust:100.04%;ascent-override:103.56%;descent-override:33.49%;line-gap-override:0.00%',
        },
      },
    ],
  },
  jetBrainsMono: {
    family: 'JetBrains Mono',
    weights: '200 600',
    size: '95.00%',
    kind: 'mono',
    files: [
      { address: jetBrainsMonoLatin, style: 'normal', subset: 'latin', bytes: 35456 },
      { address: jetBrainsMonoLatinExt, style: 'normal', subset: 'latin-ext', bytes: 9076 },
      { address: jetBrainsMonoLatinItalic, style: 'italic', subset: 'latin', bytes: 37296 },
      { address: jetBrainsMonoLatinExtItalic, style: 'italic', subset: 'latin-ext', bytes: 9788 },
    ],
    fallbacks: [
      {
        names: ['Courier New', 'Liberation Mono', 'Cousine'],
        weights: {
          '200':
            'size-adjust:94.98%;ascent-override:102.02%;descent-override:30.00%;line-gap-override:0.00%',
          '300':
            'size-adjust:94.98%;ascent-override:102.02%;descent-override:30.00%;line-gap-override:0.00%',
          '500':
            'size-adjust:94.98%;ascent-override:102.02%;descent-override:30.00%;line-gap-override:0.00%',
        },
      },
      {
        names: ['Roboto', 'Roboto-Regular'],
        weights: {
          '200':
            'size-adjust:130.10%;ascent-override:74.48%;descent-override:21.91%;line-gap-override:0.00%',
          '300':
            'size-adjust:130.10%;ascent-override:74.48%;descent-override:21.91%;line-gap-override:0.00%',
          '500':
            'size-adjust:122.06%;ascent-override:79.39%;descent-override:23.35%;line-gap-override:0.00%',
        },
      },
    ],
  },
} as const;
