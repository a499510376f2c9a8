/**
 * @generated SignedSource<<c8dba8107b48696fbd802ebabccd450b>>
 * @relayHash 919bd02dfae04d287fbcba9e06c29c8b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc17d9a761ea9306b0c6021c0e3eace8d82222c49fa136d3b9fddf39ae00c24c

import type { ConcreteRequest } from 'relay-runtime';
export type cercaOvunqueQuery$variables = {
  testo: string;
};
export type cercaOvunqueQuery$data = {
  readonly cerca: ReadonlyArray<{
    readonly sottotitolo: string;
    readonly tipo: string;
    readonly titolo: string;
    readonly url: string;
  }>;
};
export type cercaOvunqueQuery = {
  response: cercaOvunqueQuery$data;
  variables: cercaOvunqueQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "testo"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "testo",
        "variableName": "testo"
      }
    ],
    "concreteType": "RisultatoRicerca",
    "kind": "LinkedField",
    "name": "cerca",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tipo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "titolo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sottotitolo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "cercaOvunqueQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "cercaOvunqueQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bc17d9a761ea9306b0c6021c0e3eace8d82222c49fa136d3b9fddf39ae00c24c",
    "metadata": {},
    "name": "cercaOvunqueQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cd4c214ad3981b67059817867fb4a4b3";

export default node;
