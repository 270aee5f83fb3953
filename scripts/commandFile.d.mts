/** The file Node runs for the command of an installed package, such as `vite`. */
export function commandFile(command: string): string;
