/**
 * @generated SignedSource<<9a518641cc65366440d6282ad31d195c>>
 * @relayHash c4414d59bae9bd35f75a55851ae36ff1
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73eaa9129dd1cfc86abd66fdcc6fe4d63713ab9daa917781087c788148da233f

import type { ConcreteRequest } from 'relay-runtime';
export type TipologiaSectionOrdinaMutation$variables = {
  pks: ReadonlyArray<number>;
};
export type TipologiaSectionOrdinaMutation$data = {
  readonly ordinaTipologieFamiglia: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pks: ReadonlyArray<number> | null;
  };
};
export type TipologiaSectionOrdinaMutation = {
  response: TipologiaSectionOrdinaMutation$data;
  variables: TipologiaSectionOrdinaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pks"
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
            "name": "pks",
            "variableName": "pks"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "OrdinaTipologieFamigliaPayload",
    "kind": "LinkedField",
    "name": "ordinaTipologieFamiglia",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pks",
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
    "name": "TipologiaSectionOrdinaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TipologiaSectionOrdinaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "73eaa9129dd1cfc86abd66fdcc6fe4d63713ab9daa917781087c788148da233f",
    "metadata": {},
    "name": "TipologiaSectionOrdinaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a4f4e2be9ea77111e121e3b677c57b67";

export default node;
