/**
 * Validates the fields while an editor types: WordPress answers with the messages that publishing shows. A field shows its error
 * when the editor has changed it or has left its row, and every field after a save has failed.
 */
window.pagewrightEdit.onFields( ( fields ) => {
	'use strict';

	const { showErrors, shownErrors, sentFields } = window.pagewrightEdit;
	const words = window.pagewrightWords;
	const form = fields.closest( 'form' );
	const touched = new Set();
	const showsAll = shownErrors().length > 0;
	let timer;
	let request;

	function pathOf( target ) {
		return target.closest?.( '[data-pagewright-field]' )?.dataset.pagewrightField;
	}

	function title() {
		return document.querySelector( '#title' )?.value ?? window.wp.data?.select( 'core/editor' )?.getEditedPostAttribute( 'title' );
	}

	/** Values that the control cannot send, such as half of a date. */
	function incomplete() {
		return Array.from( fields.querySelectorAll( 'input' ) ).filter( ( { validity } ) => validity.badInput );
	}

	async function check( edited ) {
		request?.abort();
		request = new AbortController();
		let answer;
		try {
			answer = await window.wp.apiFetch( {
				path: `/custom/v1/edit/check/${ fields.dataset.pagewrightEntry }`,
				method: 'POST',
				data: { fields: sentFields(), title: title() },
				signal: request.signal,
			} );
		} catch {
			// Without an answer the fields are validated when they are saved.
			return;
		}
		const before = shownErrors();
		const isShown = ( path ) => showsAll || touched.has( path ) || before.includes( path );
		const only = ( sentences ) => Object.fromEntries( Object.entries( sentences ).filter( ( [ path ] ) => isShown( path ) ) );
		const errors = only( answer.errors );
		const summary = only( answer.summary );
		for ( const input of incomplete() ) {
			errors[ pathOf( input ) ] = words.badInput;
			summary[ pathOf( input ) ] = words.badInput;
		}
		showErrors( errors, summary );
		if ( edited && errors[ edited ] && ! before.includes( edited ) ) {
			window.wp.a11y?.speak( errors[ edited ] );
		}
	}

	function checkSoon( { target } ) {
		const path = pathOf( target );
		if ( path ) {
			touched.add( path );
		}
		clearTimeout( timer );
		timer = setTimeout( () => check( path ), 600 );
	}

	for ( const type of [ 'input', 'change', 'pagewright-change' ] ) {
		fields.addEventListener( type, checkSoon );
	}
	document.querySelector( '#title' )?.addEventListener( 'input', checkSoon );
	fields.addEventListener( 'focusout', ( { target, relatedTarget } ) => {
		const row = target.closest( '.pagewright-entry' );
		if ( row && ! row.contains( relatedTarget ) && touched.has( pathOf( target ) ) ) {
			row.querySelectorAll( '[data-pagewright-field]' ).forEach( ( place ) => touched.add( place.dataset.pagewrightField ) );
			checkSoon( { target } );
		}
	} );
	// A text editor is a document of its own, whose events do not arrive here.
	window.tinymce?.on( 'AddEditor', ( { editor } ) => {
		editor.on( 'change', () => {
			if ( fields.contains( editor.getElement() ) ) {
				editor.save();
				editor.getElement().dispatchEvent( new Event( 'input', { bubbles: true } ) );
			}
		} );
	} );
	if ( form ) {
		// A draft may have errors, so the browser must not reject the form. It must not lose half of a date either.
		form.noValidate = true;
		form.addEventListener(
			'submit',
			( event ) => {
				const [ first ] = incomplete();
				if ( first ) {
					event.preventDefault();
					event.stopImmediatePropagation();
					window.pagewrightEdit.reveal( first.closest( '[data-pagewright-field]' ) );
					check();
				}
			},
			true
		);
	}
} );
