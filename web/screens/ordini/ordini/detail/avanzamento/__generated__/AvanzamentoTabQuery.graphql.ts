/**
 * @generated SignedSource<<11af7be1108c028eb6b61c8dc6d8fdd0>>
 * @relayHash be744b67897010242e1eea754e62f39a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f62fe966551dc3fe65f2e54a5d0677049424f34173b9f3c5da87968b2706d8a5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AvanzamentoTabQuery$variables = {
  pk: number;
};
export type AvanzamentoTabQuery$data = {
  readonly avanzamentoOrdine: {
    readonly completo: boolean;
    readonly eventi: {
      readonly nodes: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"eventoRow_evento">;
      }>;
      readonly totalCount: number;
      readonly totali: {
        readonly costoMaterialeTotale: number;
        readonly tempoLavorazioneTotale: number;
        readonly tempoTeoricoTotale: number;
        readonly valoreEconomicoTotale: number;
      };
    };
    readonly manodopera: number;
    readonly materiali: ReadonlyArray<{
      readonly materiale: string;
      readonly ordiniFornitoriNonArrivati: ReadonlyArray<{
        readonly nome: string;
        readonly ordineFornitore: number;
      }>;
      readonly totalePercentualeMateriali: number | null;
      readonly valoreEconomicoMateriale: number;
      readonly valoreEconomicoMaterialeAvanzamento: number;
    }>;
    readonly netto: number;
    readonly percentualeAvanzamento: number | null;
    readonly percentualeAvanzamentoAvMateriali: number | null;
    readonly rivendita: number;
    readonly valoreEconomico: number;
    readonly warnings: ReadonlyArray<{
      readonly fornitura: {
        readonly nome: string;
      } | null;
      readonly motivo: string;
      readonly tipologia: string;
    }>;
  } | null;
};
export type AvanzamentoTabQuery = {
  response: AvanzamentoTabQuery$data;
  variables: AvanzamentoTabQuery$variables;
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
    "kind": "Variable",
    "name": "ordine",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netto",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rivendita",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "manodopera",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "valoreEconomico",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percentualeAvanzamento",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percentualeAvanzamentoAvMateriali",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completo",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "materiale",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "MaterialeAvanzamento",
  "kind": "LinkedField",
  "name": "materiali",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "valoreEconomicoMateriale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "valoreEconomicoMaterialeAvanzamento",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalePercentualeMateriali",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FornituraAvanzamento",
      "kind": "LinkedField",
      "name": "ordiniFornitoriNonArrivati",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ordineFornitore",
          "storageKey": null
        },
        (v10/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "AvvisoAvanzamento",
  "kind": "LinkedField",
  "name": "warnings",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipologia",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "motivo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FornituraAvanzamento",
      "kind": "LinkedField",
      "name": "fornitura",
      "plural": false,
      "selections": [
        (v10/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v14 = [
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
    "kind": "ScalarField",
    "name": "data",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tipoEvento",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ordine",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numeroCommessa",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nomeCliente",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lavorazione",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "attivitaNumero",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "operatore",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tempoTeorico",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tempoLavorazione",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numeroPezzi",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numeroPezziTotali",
    "storageKey": null
  },
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "percentuale",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fornitore",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "numeroDocumento",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "costoMateriale",
    "storageKey": null
  },
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "valoreEconomicoAvMateriali",
    "storageKey": null
  }
],
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "TotaliEventiAvanzamento",
  "kind": "LinkedField",
  "name": "totali",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tempoTeoricoTotale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tempoLavorazioneTotale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "costoMaterialeTotale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "valoreEconomicoTotale",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AvanzamentoTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AvanzamentoDiOrdine",
        "kind": "LinkedField",
        "name": "avanzamentoOrdine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EventiAvanzamento",
            "kind": "LinkedField",
            "name": "eventi",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "EventoAvanzamento",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "eventoRow_evento",
                    "selections": (v14/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AvanzamentoTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AvanzamentoDiOrdine",
        "kind": "LinkedField",
        "name": "avanzamentoOrdine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EventiAvanzamento",
            "kind": "LinkedField",
            "name": "eventi",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "EventoAvanzamento",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": (v14/*:: as any*/),
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f62fe966551dc3fe65f2e54a5d0677049424f34173b9f3c5da87968b2706d8a5",
    "metadata": {},
    "name": "AvanzamentoTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "160b2e236f80a6fce1bc91d4f3306f15";

export default node;
