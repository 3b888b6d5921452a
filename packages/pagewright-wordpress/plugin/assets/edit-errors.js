/** Shows errors next to their fields and in one summary, whose links open the fields. */
window.pagewrightEdit.onFields( ( fields ) => {
	'use strict';

	const words = window.pagewrightWords;
	const own = fields.querySelector( '.pagewright-errors' );
	// The notice at the top of the classic screen already has a list of the errors.
	const list = document.querySelector( '.notice [data-pagewright-summary]' ) || own.querySelector( 'ul' );
	const notice = list.closest( '.notice' );
	const text = notice?.querySelector( 'p' );
	const saved = notice && { text: text.textContent, className: notice.className };

	function anchorOf( path ) {
		return path === 'post_title' ? '#title' : `#pagewright-field-${ path.replaceAll( '.', '-' ) }`;
	}

	function showSummary( sentences ) {
		const items = Object.entries( sentences ).map( ( [ path, sentence ] ) => {
			const link = document.createElement( 'a' );
			link.href = anchorOf( path );
			link.textContent = sentence;
			const item = document.createElement( 'li' );
			item.append( link );
			return item;
		} );
		list.replaceChildren( ...items );
		if ( notice ) {
			text.textContent = items.length > 0 ? saved.text : words.valid;
			notice.className = items.length > 0 ? saved.className : 'notice notice-info';
		} else {
			own.hidden = items.length === 0;
		}
	}

	function setDescribed( control, id, isDescribed ) {
		const ids = ( control.getAttribute( 'aria-describedby' ) || '' ).split( ' ' ).filter( ( each ) => each && each !== id );
		if ( isDescribed ) {
			ids.unshift( id );
			control.setAttribute( 'aria-invalid', 'true' );
		} else {
			control.removeAttribute( 'aria-invalid' );
		}
		if ( ids.length > 0 ) {
			control.setAttribute( 'aria-describedby', ids.join( ' ' ) );
		} else {
			control.removeAttribute( 'aria-describedby' );
		}
	}

	/** The element that an error describes: the form control, or the fieldset of an image, an array or radio buttons. */
	function controlOf( place ) {
		return place.querySelector( ':scope > :is(input:not([type="hidden"]), textarea, select), :scope > .pagewright-relation > input' ) || place;
	}

	function showError( place, sentence ) {
		const id = `pagewright-${ place.dataset.pagewrightField.replaceAll( '.', '-' ) }-error`;
		const shown = place.querySelector( ':scope > .pagewright-error' );
		if ( sentence === undefined ) {
			shown?.remove();
		} else if ( shown ) {
			shown.textContent = sentence;
		} else {
			const error = document.createElement( 'p' );
			error.className = 'pagewright-error';
			error.id = id;
			error.textContent = sentence;
			place.querySelector( ':scope > label, :scope > legend' )?.after( error );
		}
		setDescribed( controlOf( place ), id, sentence !== undefined );
	}

	/** Shows these errors and no others. */
	function showErrors( errors, sentences ) {
		fields.querySelectorAll( '[data-pagewright-field]' ).forEach( ( place ) => {
			const sentence = errors[ place.dataset.pagewrightField ];
			if ( sentence !== undefined || place.querySelector( ':scope > .pagewright-error' ) ) {
				showError( place, sentence );
			}
		} );
		showSummary( sentences );
		fields.dispatchEvent( new CustomEvent( 'pagewright-errors' ) );
	}

	/** The paths of the fields that show an error. */
	function shownErrors() {
		return Array.from( fields.querySelectorAll( '.pagewright-error' ), ( error ) => error.closest( '[data-pagewright-field]' ).dataset.pagewrightField );
	}

	Object.assign( window.pagewrightEdit, { showErrors, shownErrors } );
} );
