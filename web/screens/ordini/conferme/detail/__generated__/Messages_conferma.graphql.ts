/**
 * @generated SignedSource<<2cc5fd642a9f48ef82ecd531b283fc1c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MittenteConferma = "cliente" | "interno";
import type { FragmentRefs } from "relay-runtime";
export type Messages_conferma$data = {
  readonly messaggi: ReadonlyArray<{
    readonly allegato: string | null;
    readonly autore: string;
    readonly data: string;
    readonly note: string;
    readonly originalName: string;
    readonly pk: number;
    readonly tipoMittente: MittenteConferma;
  }>;
  readonly pk: number;
  readonly " $fragmentType": "Messages_conferma";
};
export type Messages_conferma$key = {
  readonly " $data"?: Messages_conferma$data;
  readonly " $fragmentSpreads": FragmentRefs<"Messages_conferma">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Messages_conferma",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MessaggioConferma",
      "kind": "LinkedField",
      "name": "messaggi",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tipoMittente",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allegato",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "data",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "autore",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ConfermaOrdine",
  "abstractKey": null
};
})();

(node as any).hash = "c48c2559afa12f34b026ab5fb51bdf88";

export default node;
