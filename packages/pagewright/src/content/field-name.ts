/**
 * The format `field-name`: what a field of a form may be called. Without underscores, so that no field takes the name of
 * a parameter of the services' own, such as `message_key`. `constructor` is a property of every object, which a form
 * library would read in the place of an empty field.
 */
export function isFieldName(text: string): boolean {
  return /^[a-z][a-z0-9-]{0,39}$/.test(text) && text !== 'constructor';
}
