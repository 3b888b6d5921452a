/**
 * Turns the panels of a long entry into tabs. The open tab is remembered for the content type. A link to a field opens the tab
 * and the rows around the field, and focuses its control.
 */
window.pagewrightEdit.onFields( ( fields ) => {
	'use strict';

	const words = window.pagewrightWords;
	const tablist = fields.querySelector( ':scope > [role="tablist"]' );
	const panels = Array.from( fields.querySelectorAll( ':scope > .pagewright-panel' ) );
	const key = `pagewright-tab-${ fields.dataset.pagewrightType }`;

	// Storage can be blocked.
	function remembered() {
		try {
			return window.localStorage.getItem( key );
		} catch {
			return null;
		}
	}

	function remember( id ) {
		try {
			window.localStorage.setItem( key, id );
		} catch {}
	}

	const tabs = panels.map( ( panel ) => {
		const tab = document.createElement( 'button' );
		tab.type = 'button';
		tab.id = `${ panel.id }-tab`;
		tab.className = 'pagewright-tab';
		tab.setAttribute( 'role', 'tab' );
		tab.setAttribute( 'aria-controls', panel.id );
		tab.textContent = panel.dataset.pagewrightPanel;
		panel.setAttribute( 'role', 'tabpanel' );
		panel.setAttribute( 'aria-labelledby', tab.id );
		return tab;
	} );

	function open( chosen ) {
		panels.forEach( ( panel, index ) => {
			const isOpen = panel === chosen;
			panel.hidden = ! isOpen;
			tabs[ index ].setAttribute( 'aria-selected', String( isOpen ) );
			tabs[ index ].tabIndex = isOpen ? 0 : -1;
		} );
	}

	/** Shows in each tab how many errors its panel has. */
	function countErrors() {
		panels.forEach( ( panel, index ) => {
			const count = panel.querySelectorAll( '.pagewright-error' ).length;
			tabs[ index ].classList.toggle( 'has-errors', count > 0 );
			tabs[ index ].textContent = panel.dataset.pagewrightPanel;
			if ( count > 0 ) {
				const note = document.createElement( 'span' );
				note.className = 'pagewright-tab-errors';
				note.textContent = words.errors.replace( '%s', count );
				tabs[ index ].append( ' ', note );
			}
		} );
	}

	function reveal( place ) {
		const panel = place.closest( '.pagewright-panel' );
		if ( panel && tablist ) {
			open( panel );
		}
		place.dispatchEvent( new CustomEvent( 'pagewright-reveal', { bubbles: true } ) );
		place.scrollIntoView( { block: 'center' } );
		const control = place.querySelector( 'input:not([type="hidden"]), textarea, select, button' );
		const editor = control && window.tinymce?.get( control.id );
		( editor && ! editor.isHidden() ? editor : control )?.focus();
	}

	function placeOf( hash ) {
		const place = hash.length > 1 ? document.getElementById( decodeURIComponent( hash.slice( 1 ) ) ) : null;
		return place && fields.contains( place ) ? place : null;
	}

	document.addEventListener( 'click', ( event ) => {
		const link = event.target.closest?.( 'a[href^="#pagewright-field"]' );
		const place = link && placeOf( link.hash );
		if ( place ) {
			event.preventDefault();
			reveal( place );
		}
	} );

	if ( tablist && tabs.length > 0 ) {
		tablist.append( ...tabs );
		tablist.hidden = false;
		tablist.addEventListener( 'click', ( { target } ) => {
			const tab = target.closest( '[role="tab"]' );
			if ( tab ) {
				open( panels[ tabs.indexOf( tab ) ] );
				remember( tab.id );
			}
		} );
		tablist.addEventListener( 'keydown', ( event ) => {
			const index = tabs.indexOf( document.activeElement );
			const forward = document.dir === 'rtl' ? -1 : 1;
			const next = { ArrowRight: index + forward, ArrowLeft: index - forward, Home: 0, End: tabs.length - 1 }[ event.key ];
			if ( index >= 0 && next !== undefined ) {
				event.preventDefault();
				const tab = tabs[ ( next + tabs.length ) % tabs.length ];
				tab.focus();
				tab.click();
			}
		} );
		const last = tabs.findIndex( ( tab ) => tab.id === remembered() );
		open( panels[ Math.max( last, 0 ) ] );
		countErrors();
		fields.addEventListener( 'pagewright-errors', countErrors );
	}
	window.pagewrightEdit.reveal = reveal;
	const target = placeOf( window.location.hash );
	if ( target ) {
		reveal( target );
	}
} );
