/**
 * Rows of arrays: add, move, duplicate, remove, collapse. A collapsed row shows its first text and its first image. The rows are
 * sent in the order of the document.
 */
window.pagewrightEdit.onFields( ( fields ) => {
	'use strict';

	const { openEditors, closeEditors, dispatchChange } = window.pagewrightEdit;
	const words = window.pagewrightWords;

	function rowsOf( list ) {
		return Array.from( list.querySelectorAll( ':scope > ol > .pagewright-entry' ) );
	}

	function listOf( row ) {
		return row.closest( '[data-pagewright-list]' );
	}

	function partOf( row, name ) {
		return row.querySelector( `:scope > .pagewright-row .${ name }` );
	}

	/** The first text of a row, without tags; a number only if there is no text. */
	function textOf( row ) {
		const controls = Array.from( row.querySelectorAll( '.pagewright-field :is(textarea, select, input:not([type="hidden"], [type="checkbox"], [type="radio"]))' ) );
		const filled = controls.filter( ( { value } ) => value.trim() );
		const best = filled.find( ( { value } ) => Number.isNaN( Number( value ) ) ) || filled[ 0 ];
		const text = best?.matches( '.pagewright-html' ) ? new DOMParser().parseFromString( best.value, 'text/html' ).body.textContent : best?.value;
		return ( text || '' ).trim().slice( 0, 120 );
	}

	function updateSummary( row ) {
		const summary = partOf( row, 'pagewright-summary' );
		if ( ! summary ) {
			return;
		}
		summary.textContent = textOf( row );
		const source = row.querySelector( '[data-pagewright-picture] img:not([hidden])' )?.getAttribute( 'src' );
		const typed = row.querySelector( '[data-pagewright-part="src"]' )?.value;
		const thumbnail = partOf( row, 'pagewright-thumbnail' );
		const url = source || ( /^(https?:\/\/|\/)/.test( typed ) ? typed : '' );
		thumbnail.hidden = ! url;
		if ( url ) {
			thumbnail.src = url;
		} else {
			thumbnail.removeAttribute( 'src' );
		}
	}

	/** Numbers the rows of a list, in the names of their buttons too. */
	function updateNames( list ) {
		rowsOf( list ).forEach( ( row, index, { length } ) => {
			const name = `${ row.dataset.pagewrightTitle } ${ index + 1 }`;
			partOf( row, 'pagewright-row-name' ).textContent = name;
			row.querySelectorAll( ':scope > .pagewright-row [data-pagewright-label]' ).forEach( ( button ) => {
				button.setAttribute( 'aria-label', `${ button.dataset.pagewrightLabel }: ${ name }` );
				const isAtEnd = { up: index === 0, down: index === length - 1 }[ button.dataset.pagewrightAct ];
				// A disabled button would lose the focus.
				button.setAttribute( 'aria-disabled', String( Boolean( isAtEnd ) ) );
			} );
		} );
	}

	function setExpanded( row, isExpanded ) {
		const toggle = partOf( row, 'pagewright-toggle' );
		if ( ! toggle || toggle.getAttribute( 'aria-expanded' ) === String( isExpanded ) ) {
			return;
		}
		window.tinymce?.triggerSave();
		updateSummary( row );
		toggle.setAttribute( 'aria-expanded', String( isExpanded ) );
		row.classList.toggle( 'is-collapsed', ! isExpanded );
	}

	/** Updates a list after its rows have changed. */
	function changed( list ) {
		updateNames( list );
		dispatchChange( list );
	}

	function indexOf( row ) {
		return row.querySelector( ':scope > .pagewright-row-body > [data-pagewright-field]' ).dataset.pagewrightField.split( '.' ).pop();
	}

	/** An index that no row of the list has or had, so that two rows never share a name. */
	function nextIndex( list ) {
		list.pagewrightLast = Math.max( 999, list.pagewrightLast || 0, ...rowsOf( list ).map( indexOf ) ) + 1;
		return list.pagewrightLast;
	}

	function focusRow( row ) {
		const body = row.querySelector( ':scope > .pagewright-row-body' );
		const first = body.querySelector( 'input:not([type="hidden"]), textarea, select, button.button' );
		// An editor replaces its textarea, which would lose the focus.
		( first?.matches( '.pagewright-html' ) ? partOf( row, 'pagewright-toggle' ) : first )?.focus();
	}

	function add( list ) {
		const template = list.querySelector( ':scope > template' );
		const holder = document.createElement( 'template' );
		holder.innerHTML = template.innerHTML.replaceAll( list.dataset.pagewrightPlaceholder, nextIndex( list ) );
		const row = holder.content.firstElementChild;
		list.querySelector( ':scope > ol' ).append( row );
		openEditors( row );
		changed( list );
		focusRow( row );
	}

	/** Replaces an index in the names, IDs and paths of a row, in its templates too. */
	function setIndex( html, path, from, to ) {
		const name = ( index ) => `pagewright[${ `${ path }.${ index }`.replaceAll( '.', '][' ) }]`;
		const id = ( index ) => `${ path.replaceAll( '.', '-' ) }-${ index }`;
		const escaped = ( text ) => text.replace( /[.[\]\\-]/g, '\\$&' );
		return html
			.replaceAll( name( from ), name( to ) )
			.replace( new RegExp( `\\bpagewright-((?:field-)?)${ escaped( id( from ) ) }(?![\\w])`, 'g' ), `pagewright-$1${ id( to ) }` )
			.replace( new RegExp( `="${ escaped( `${ path }.${ from }` ) }(?=[."])`, 'g' ), `="${ path }.${ to }` );
	}

	function controlsOf( row ) {
		return Array.from( row.querySelectorAll( 'input, textarea, select' ) );
	}

	function duplicate( row ) {
		const list = listOf( row );
		closeEditors( row );
		const holder = document.createElement( 'template' );
		holder.innerHTML = setIndex( row.outerHTML, list.dataset.pagewrightList, indexOf( row ), nextIndex( list ) );
		const copy = holder.content.firstElementChild;
		copy.querySelectorAll( '.pagewright-error' ).forEach( ( error ) => error.remove() );
		const originals = controlsOf( row );
		controlsOf( copy ).forEach( ( control, index ) => {
			control.value = originals[ index ].value;
			control.checked = originals[ index ].checked;
			control.removeAttribute( 'aria-invalid' );
		} );
		row.after( copy );
		openEditors( row );
		openEditors( copy );
		setExpanded( copy, true );
		changed( list );
		focusRow( copy );
	}

	function place( row, other, isBefore ) {
		closeEditors( row );
		if ( isBefore ) {
			other.before( row );
		} else {
			other.after( row );
		}
		openEditors( row );
		changed( listOf( row ) );
		window.wp.a11y?.speak( words.moved.replace( '%1$s', partOf( row, 'pagewright-row-name' ).textContent ).replace( '%2$s', rowsOf( listOf( row ) ).length ) );
	}

	function remove( row ) {
		const list = listOf( row );
		const next = row.nextElementSibling || row.previousElementSibling;
		closeEditors( row );
		row.remove();
		changed( list );
		const target = next ? next.querySelector( ':scope > .pagewright-row [data-pagewright-act="remove"]' ) : list.querySelector( ':scope > [data-pagewright-act="add"]' );
		target.focus();
	}

	function move( button, isUp ) {
		const row = button.closest( '.pagewright-entry' );
		const other = isUp ? row.previousElementSibling : row.nextElementSibling;
		if ( other ) {
			place( row, other, isUp );
			button.focus();
		}
	}

	const acts = {
		add: ( button ) => add( listOf( button ) ),
		up: ( button ) => move( button, true ),
		down: ( button ) => move( button, false ),
		duplicate: ( button ) => duplicate( button.closest( '.pagewright-entry' ) ),
		remove: ( button ) => remove( button.closest( '.pagewright-entry' ) ),
		toggle: ( button ) => setExpanded( button.closest( '.pagewright-entry' ), button.getAttribute( 'aria-expanded' ) === 'false' ),
		'expand-all': ( button ) => rowsOf( listOf( button ) ).forEach( ( row ) => setExpanded( row, true ) ),
		'collapse-all': ( button ) => rowsOf( listOf( button ) ).forEach( ( row ) => setExpanded( row, false ) ),
	};

	fields.addEventListener( 'click', ( { target } ) => {
		const button = target.closest( '[data-pagewright-act]' );
		acts[ button?.dataset.pagewrightAct ]?.( button );
	} );

	// A link to a field opens the rows around it.
	fields.addEventListener( 'pagewright-reveal', ( { target } ) => {
		for ( let row = target.closest( '.pagewright-entry' ); row; row = row.parentElement.closest( '.pagewright-entry' ) ) {
			setExpanded( row, true );
		}
	} );

	fields.querySelectorAll( '[data-pagewright-list]' ).forEach( ( list ) => {
		const rows = rowsOf( list );
		updateNames( list );
		rows.forEach( ( row ) => {
			updateSummary( row );
			if ( rows.length > 1 && ! row.querySelector( '.pagewright-error' ) ) {
				setExpanded( row, false );
			}
		} );
	} );

	window.pagewrightEdit.placeRow = place;
} );
