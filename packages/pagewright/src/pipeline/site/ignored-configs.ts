/** The names that PostCSS looks for. */
export const postcssConfigs = [
  ...['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'].map((extension) => `postcss.config${extension}`),
  ...['', '.json', '.yaml', '.yml', '.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'].map(
    (extension) => `.postcssrc${extension}`,
  ),
];
