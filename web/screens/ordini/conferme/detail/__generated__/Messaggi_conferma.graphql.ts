/**
 * @generated SignedSource<<e89f6e79c907b9ced6faf5740b2fdca4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MittenteConferma = "cliente" | "interno";
import type { FragmentRefs } from "relay-runtime";
export type Messaggi_conferma$data = {
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
  readonly " $fragmentType": "Messaggi_conferma";
};
export type Messaggi_conferma$key = {
  readonly " $data"?: Messaggi_conferma$data;
  readonly " $fragmentSpreads": FragmentRefs<"Messaggi_conferma">;
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
  "name": "Messaggi_conferma",
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

(node as any).hash = "64c304d4e8bac1716e749d45dd569010";

export default node;
