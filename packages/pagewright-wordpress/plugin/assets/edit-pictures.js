/** Images of the media library, or a URL instead. */
window.pagewrightEdit.onFields( ( fields ) => {
	'use strict';

	const { dispatchChange } = window.pagewrightEdit;

	function show( picture, id, url ) {
		picture.querySelector( 'input[type="hidden"]' ).value = id;
		const image = picture.querySelector( 'img' );
		image.hidden = ! url;
		image.src = url;
		dispatchChange( picture );
	}

	function choose( picture ) {
		const frame = window.wp.media( {
			title: window.pagewrightWords.choose,
			button: { text: window.pagewrightWords.use },
			library: { type: 'image' },
			multiple: false,
		} );
		frame.on( 'select', () => {
			const chosen = frame.state().get( 'selection' ).first().toJSON();
			picture.querySelector( '[data-pagewright-part="src"]' ).value = '';
			show( picture, chosen.id, ( chosen.sizes?.medium || chosen ).url );
		} );
		frame.open();
	}

	fields.addEventListener( 'click', ( { target } ) => {
		const act = target.closest( '[data-pagewright-act]' )?.dataset.pagewrightAct;
		const picture = target.closest( '[data-pagewright-picture]' );
		if ( act === 'choose' ) {
			choose( picture );
		} else if ( act === 'clear' ) {
			show( picture, '', '' );
		}
	} );
	// A typed URL replaces the chosen image.
	fields.addEventListener( 'input', ( { target } ) => {
		if ( target.dataset.pagewrightPart === 'src' && target.value ) {
			show( target.closest( '[data-pagewright-picture]' ), '', '' );
		}
	} );
} );
