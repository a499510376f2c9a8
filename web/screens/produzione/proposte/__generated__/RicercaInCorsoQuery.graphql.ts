/**
 * @generated SignedSource<<19d1347a7cca367b8d1f160a44755164>>
 * @relayHash 16533ab68fd36e2a890a33f78a94501f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5596d94a0a0cfdb225c58a37158e5d0f561ff020567180a8229c7e3cdab5c03

import type { ConcreteRequest } from 'relay-runtime';
export type SituazioneProposta = "ACCETTATA" | "INTERROTTA" | "IN_RICERCA" | "PRONTA" | "SCARTATA";
export type RicercaInCorsoQuery$variables = {
  pk: number;
};
export type RicercaInCorsoQuery$data = {
  readonly propostaPiano: {
    readonly progresso: number;
    readonly situazione: SituazioneProposta;
  } | null;
};
export type RicercaInCorsoQuery = {
  response: RicercaInCorsoQuery$data;
  variables: RicercaInCorsoQuery$variables;
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
    "name": "RicercaInCorsoQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RicercaInCorsoQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b5596d94a0a0cfdb225c58a37158e5d0f561ff020567180a8229c7e3cdab5c03",
    "metadata": {},
    "name": "RicercaInCorsoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3f80a1c66fea3d8b825350d56a0c3ca1";

export default node;
