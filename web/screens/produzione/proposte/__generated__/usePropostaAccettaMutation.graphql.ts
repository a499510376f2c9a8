/**
 * @generated SignedSource<<244b7bf436aa42d569404ae186a79fa1>>
 * @relayHash a38bb11e2d7242bbb2c9c9db151c3b20
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 664accb98ae0263320e19bab7bd96b4c99b3be136d1d5b9bdec708569d011e5d

import type { ConcreteRequest } from 'relay-runtime';
export type AccettaPropostaInput = {
  ordini?: ReadonlyArray<number> | null;
  pk: number;
};
export type usePropostaAccettaMutation$variables = {
  input: AccettaPropostaInput;
};
export type usePropostaAccettaMutation$data = {
  readonly accettaProposta: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly ordini: number | null;
    readonly riparazione: number | null;
  };
};
export type usePropostaAccettaMutation = {
  response: usePropostaAccettaMutation$data;
  variables: usePropostaAccettaMutation$variables;
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
    "concreteType": "AccettaPropostaPayload",
    "kind": "LinkedField",
    "name": "accettaProposta",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "riparazione",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ordini",
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
    "name": "usePropostaAccettaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePropostaAccettaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "664accb98ae0263320e19bab7bd96b4c99b3be136d1d5b9bdec708569d011e5d",
    "metadata": {},
    "name": "usePropostaAccettaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fcfdc2a1e927201249fb727dabdfb30f";

export default node;
