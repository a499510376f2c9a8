/**
 * @generated SignedSource<<a95864198c3dd5d4e8437b3ed96fd999>>
 * @relayHash 24e13c3352e82356266ccd6907366e45
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 920b1332f5129e5e74c24ad4f1c3e021f65186877c30af2110452fde3c757e0d

import type { ConcreteRequest } from 'relay-runtime';
export type useImpattoFaseQuery$variables = {
  input: unknown;
  pk?: number | null;
};
export type useImpattoFaseQuery$data = {
  readonly impattoFase: {
    readonly conFase: number;
    readonly ordini: ReadonlyArray<string>;
    readonly senzaFase: number;
  };
};
export type useImpattoFaseQuery = {
  response: useImpattoFaseQuery$data;
  variables: useImpattoFaseQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pk"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "pk",
        "variableName": "pk"
      }
    ],
    "concreteType": "ImpattoFase",
    "kind": "LinkedField",
    "name": "impattoFase",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "conFase",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "senzaFase",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ordini",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useImpattoFaseQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useImpattoFaseQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "920b1332f5129e5e74c24ad4f1c3e021f65186877c30af2110452fde3c757e0d",
    "metadata": {},
    "name": "useImpattoFaseQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a11961652ebc6c705329b68e9422209a";

export default node;
