/**
 * The box "Share preview": creates, copies and revokes preview links.
 */
( function () {
	'use strict';

	const words = window.pagewrightLinkWords;

	function start() {
		const box = document.querySelector( '[data-pagewright-links]' );
		if ( ! box ) {
			return;
		}
		const list = box.querySelector( 'ul' );
		const status = box.querySelector( '[role="status"]' );
		const create = box.querySelector( 'button' );
		const path = `/custom/v1/preview-links/${ box.dataset.pagewrightEntry }`;

		/** Sends a request, shows the links of the response, and announces the result. */
		async function send( button, request, result ) {
			button.disabled = true;
			try {
				show( await window.wp.apiFetch( request ) );
				status.textContent = result;
			} catch ( error ) {
				status.textContent = error.message;
			}
			button.disabled = false;
		}

		function buttonOf( text, about, act ) {
			const button = document.createElement( 'button' );
			button.type = 'button';
			button.className = 'button button-small';
			button.textContent = text;
			button.setAttribute( 'aria-describedby', about );
			button.addEventListener( 'click', () => act( button ) );
			return button;
		}

		function itemOf( { id, url, label } ) {
			const item = document.createElement( 'li' );
			const about = document.createElement( 'span' );
			about.id = `pagewright-link-${ id }`;
			about.textContent = label;
			const address = document.createElement( 'input' );
			address.type = 'text';
			address.readOnly = true;
			address.className = 'widefat code';
			address.value = url;
			address.setAttribute( 'aria-label', words.url );
			const copy = buttonOf( words.copy, about.id, async () => {
				address.select();
				// Browsers have a clipboard on secure pages only.
				await ( navigator.clipboard?.writeText( url ) ?? document.execCommand( 'copy' ) );
				status.textContent = words.copied;
			} );
			const revoke = buttonOf( words.revoke, about.id, async ( button ) => {
				await send( button, { path: `${ path }/${ id }`, method: 'DELETE' }, words.revoked );
				create.focus();
			} );
			item.append( about, address, copy, ' ', revoke );
			return item;
		}

		function show( links ) {
			list.replaceChildren( ...links.map( itemOf ) );
		}

		create.addEventListener( 'click', () => {
			const days = Number( box.querySelector( 'select' ).value );
			send( create, { path, method: 'POST', data: { days } }, words.created );
		} );
		show( JSON.parse( box.dataset.pagewrightLinks ) );
	}

	if ( document.readyState === 'complete' ) {
		start();
	} else {
		window.addEventListener( 'load', start );
	}
} )();
