/**
 * @generated SignedSource<<a1661b0ff2704914dcda0274313c8d66>>
 * @relayHash b3602e116b80fe83265f676574d20828
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de88dd622c74ccfdb928284db7a82ae46e86c64142bb8b33c36fdafad3b13cac

import type { ConcreteRequest } from 'relay-runtime';
export type ImpostazioniPageQuery$variables = Record<PropertyKey, never>;
export type ImpostazioniPageQuery$data = {
  readonly impostazioni: ReadonlyArray<{
    readonly chiave: string;
    readonly modificataDa: string;
    readonly modificataIl: string | null;
    readonly valore: unknown;
    readonly versione: number;
  }>;
};
export type ImpostazioniPageQuery = {
  response: ImpostazioniPageQuery$data;
  variables: ImpostazioniPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Impostazione",
    "kind": "LinkedField",
    "name": "impostazioni",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "chiave",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "valore",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "versione",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "modificataIl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "modificataDa",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ImpostazioniPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ImpostazioniPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "de88dd622c74ccfdb928284db7a82ae46e86c64142bb8b33c36fdafad3b13cac",
    "metadata": {},
    "name": "ImpostazioniPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3a3bada33db59810ded7e4d7ec51a50e";

export default node;
