/**
 * @generated SignedSource<<bfb05f6334f41e01e93b05e173770432>>
 * @relayHash 368f73c7b3a0f8f8cb31a3db42e84be1
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 498ee4114640bd4df1db293dfb0b83b5a51abf076583c80db7c4b62b012c1b6f

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAssenzaInput = {
  pk: number;
};
export type mutazioniPeriodoEliminaAssenzaMutation$variables = {
  input: DeleteAssenzaInput;
};
export type mutazioniPeriodoEliminaAssenzaMutation$data = {
  readonly deleteAssenza: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type mutazioniPeriodoEliminaAssenzaMutation = {
  response: mutazioniPeriodoEliminaAssenzaMutation$data;
  variables: mutazioniPeriodoEliminaAssenzaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeleteAssenzaPayload",
    "kind": "LinkedField",
    "name": "deleteAssenza",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
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
    "name": "mutazioniPeriodoEliminaAssenzaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "mutazioniPeriodoEliminaAssenzaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "498ee4114640bd4df1db293dfb0b83b5a51abf076583c80db7c4b62b012c1b6f",
    "metadata": {},
    "name": "mutazioniPeriodoEliminaAssenzaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "71417209193be92ccbef9f0acafcd0ee";

export default node;
