/**
 * @generated SignedSource<<f33084f2c9700bcc9215e7d7f778160d>>
 * @relayHash 2e2e961897f1e15b7e4177d99431f7c8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42697b5031e959403d4e915b2a7ed450434d456db43bde427b305a074951b8d1

import type { ConcreteRequest } from 'relay-runtime';
export type ConteggioSegnalazioniQuery$variables = {
  oggi: string;
};
export type ConteggioSegnalazioniQuery$data = {
  readonly segnalazioni: {
    readonly totalCount: number;
  };
};
export type ConteggioSegnalazioniQuery = {
  response: ConteggioSegnalazioniQuery$data;
  variables: ConteggioSegnalazioniQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "oggi"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "dal",
            "variableName": "oggi"
          }
        ],
        "kind": "ObjectValue",
        "name": "filtro"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "SegnalazioniConnection",
    "kind": "LinkedField",
    "name": "segnalazioni",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
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
    "name": "ConteggioSegnalazioniQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConteggioSegnalazioniQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "42697b5031e959403d4e915b2a7ed450434d456db43bde427b305a074951b8d1",
    "metadata": {},
    "name": "ConteggioSegnalazioniQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b05ca95d8ba935c70557e7ca17bd1a68";

export default node;
