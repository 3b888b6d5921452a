/** Adds to the limit of a text how many characters it has. */
window.pagewrightEdit.onFields( ( fields ) => {
	'use strict';

	function update( limit ) {
		const most = limit.dataset.pagewrightLimit;
		const control = limit.closest( '.pagewright-field' )?.querySelector( ':scope > :is(input, textarea)' );
		if ( ! most || ! control ) {
			return;
		}
		// Code points, as the schemas count.
		const length = Array.from( control.value.trim() ).length;
		limit.dataset.pagewrightText = limit.dataset.pagewrightText || limit.textContent;
		limit.textContent = `${ limit.dataset.pagewrightText } ${ window.pagewrightWords.used.replace( '%1$s', length ).replace( '%2$s', most ) }`;
		limit.classList.toggle( 'is-exceeded', length > Number( most ) );
	}

	fields.querySelectorAll( '.pagewright-limit' ).forEach( update );
	fields.addEventListener( 'input', ( { target } ) => {
		target.closest( '.pagewright-field' )?.querySelectorAll( ':scope > .pagewright-limit' ).forEach( update );
	} );
} );
