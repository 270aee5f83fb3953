/**
 * A function's call as text for an inline script. The function may use only its argument and the
 * browser, and no string in it may have spaces beside punctuation: they are removed.
 */
export function inlineScript<Options>(script: (options: Options) => void, options: Options) {
  return `(${script.toString()})(${JSON.stringify(options)})`
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/ ?([{}();,=?:&|]) ?/g, '$1');
}
