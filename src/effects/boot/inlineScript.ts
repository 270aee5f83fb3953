/**
 * The text of a function's call, to stand in a page. The function may use nothing but its argument
 * and the browser. Only spaces beside punctuation go: no string in it may need one.
 */
export function inlineScript<Options>(script: (options: Options) => void, options: Options) {
  return `(${script.toString()})(${JSON.stringify(options)})`
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/ ?([{}();,=?:&|]) ?/g, '$1');
}
