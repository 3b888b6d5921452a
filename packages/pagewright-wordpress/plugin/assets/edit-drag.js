/** Dragging rows by their handles. The buttons of a row do the same for keyboards and touch screens. */
window.pagewrightEdit.onFields( ( fields ) => {
	'use strict';

	let dragged;
	let target;
	let isBefore = false;

	function mark( row ) {
		target?.classList.remove( 'is-drop-before', 'is-drop-after' );
		target = row;
		target?.classList.add( isBefore ? 'is-drop-before' : 'is-drop-after' );
	}

	function end() {
		mark( undefined );
		if ( dragged ) {
			dragged.draggable = false;
			dragged.classList.remove( 'is-dragged' );
			dragged = undefined;
		}
	}

	// A row that is always draggable would make the text of its fields unselectable.
	fields.addEventListener( 'pointerdown', ( event ) => {
		if ( event.target.matches( '.pagewright-handle' ) ) {
			event.target.closest( '.pagewright-entry' ).draggable = true;
		}
	} );
	fields.addEventListener( 'pointerup', ( event ) => {
		const row = event.target.closest( '.pagewright-entry[draggable="true"]' );
		if ( row ) {
			row.draggable = false;
		}
	} );
	fields.addEventListener( 'dragstart', ( event ) => {
		if ( ! event.target.matches?.( '.pagewright-entry' ) ) {
			return;
		}
		dragged = event.target;
		dragged.classList.add( 'is-dragged' );
		event.dataTransfer.effectAllowed = 'move';
		event.dataTransfer.setData( 'text/plain', '' );
		event.stopPropagation();
	} );
	fields.addEventListener( 'dragover', ( event ) => {
		if ( ! dragged ) {
			return;
		}
		const row = Array.from( dragged.parentElement.children ).find( ( each ) => each.contains( event.target ) );
		if ( ! row || row === dragged ) {
			mark( undefined );
			return;
		}
		event.preventDefault();
		const { top, height } = row.getBoundingClientRect();
		isBefore = event.clientY < top + height / 2;
		mark( row );
	} );
	fields.addEventListener( 'drop', ( event ) => {
		if ( dragged && target ) {
			event.preventDefault();
			window.pagewrightEdit.placeRow( dragged, target, isBefore );
		}
		end();
	} );
	fields.addEventListener( 'dragend', end );
} );
