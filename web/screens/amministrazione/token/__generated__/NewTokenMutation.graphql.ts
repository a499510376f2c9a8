/**
 * @generated SignedSource<<fa349d93eec509124b9bc8e41d56abe8>>
 * @relayHash 7bdb3e2f3e1a5cd5b6d5ea195d9227a2
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db7fe971c0a84af2cbd63b4d459fdb3e15e355e6e1b9f8150ef0b3388d68e730

import type { ConcreteRequest } from 'relay-runtime';
export type AreaToken = "ACQUISTI" | "CLIENTI" | "MACCHINE" | "ORDINI" | "PREVENTIVI" | "PRODUZIONE" | "SCRITTURA_ORDINI" | "SCRITTURA_PREVENTIVI" | "STATISTICHE";
export type CreateTokenInput = {
  aree?: ReadonlyArray<AreaToken> | null;
  giorni?: number | null;
  introspezione?: boolean | null;
  nome: string;
  scrittura?: boolean | null;
  user: number;
};
export type NewTokenMutation$variables = {
  input: CreateTokenInput;
};
export type NewTokenMutation$data = {
  readonly createToken: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly testo: string | null;
  };
};
export type NewTokenMutation = {
  response: NewTokenMutation$data;
  variables: NewTokenMutation$variables;
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
    "concreteType": "CreateTokenPayload",
    "kind": "LinkedField",
    "name": "createToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "testo",
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
    "name": "NewTokenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewTokenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db7fe971c0a84af2cbd63b4d459fdb3e15e355e6e1b9f8150ef0b3388d68e730",
    "metadata": {},
    "name": "NewTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ef35448cecb0e1979dcdc11525b61cfd";

export default node;
