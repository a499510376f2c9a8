/**
 * @generated SignedSource<<fabe20302958b1511215564d2c25cbf8>>
 * @relayHash 1601f8067808c836dfec5dee5c28834b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a595117d5ccec853684b0e240cd5441c9ea66f6d1d1bd668bab9282fd69df083

import type { ConcreteRequest } from 'relay-runtime';
export type SituazioneProposta = "ACCETTATA" | "INTERROTTA" | "IN_RICERCA" | "PRONTA" | "SCARTATA";
export type RunningSearchQuery$variables = {
  pk: number;
};
export type RunningSearchQuery$data = {
  readonly propostaPiano: {
    readonly progresso: number;
    readonly situazione: SituazioneProposta;
  } | null;
};
export type RunningSearchQuery = {
  response: RunningSearchQuery$data;
  variables: RunningSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "pk",
        "variableName": "pk"
      }
    ],
    "concreteType": "PropostaPiano",
    "kind": "LinkedField",
    "name": "propostaPiano",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "situazione",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "progresso",
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
    "name": "RunningSearchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RunningSearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a595117d5ccec853684b0e240cd5441c9ea66f6d1d1bd668bab9282fd69df083",
    "metadata": {},
    "name": "RunningSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "94102051e15d2f0f846516ffca84655f";

export default node;
