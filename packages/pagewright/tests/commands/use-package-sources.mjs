/** A hook of Node's module loader. It makes Node use the sources of the packages, which are built only when they are packed. */
export function resolve(specifier, context, next) {
  return next(specifier, { ...context, conditions: [...context.conditions, 'pagewright-source'] });
}
