/**
 * @generated SignedSource<<0cf9c4f5d949eb06965f75d1a8de6d5d>>
 * @relayHash b0ea175b717057e49c080d86457e83d1
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c3c4df8e1a44c55f3109f2d5ea75d36aa415d70ad06274c52c5f1ee378f54ac

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateImpostazioneInput = {
  chiave: string;
  valore: unknown;
  versione: number;
};
export type useGruppoMutation$variables = {
  input: UpdateImpostazioneInput;
};
export type useGruppoMutation$data = {
  readonly updateImpostazione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly impostazione: {
      readonly chiave: string;
      readonly modificataDa: string;
      readonly modificataIl: string | null;
      readonly valore: unknown;
      readonly versione: number;
    } | null;
  };
};
export type useGruppoMutation = {
  response: useGruppoMutation$data;
  variables: useGruppoMutation$variables;
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
    "concreteType": "UpdateImpostazionePayload",
    "kind": "LinkedField",
    "name": "updateImpostazione",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Impostazione",
        "kind": "LinkedField",
        "name": "impostazione",
        "plural": false,
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
    "name": "useGruppoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGruppoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0c3c4df8e1a44c55f3109f2d5ea75d36aa415d70ad06274c52c5f1ee378f54ac",
    "metadata": {},
    "name": "useGruppoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "10fe24b3ba5e63b65b2bc2707c42e74d";

export default node;
